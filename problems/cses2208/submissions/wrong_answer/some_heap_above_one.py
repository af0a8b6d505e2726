# Wrong: says that the first player wins if some heap has more than one coin.
for _ in range(int(input())):
    n = int(input())
    has_large = False
    for heap in map(int, input().split()):
        if heap > 1:
            has_large = True
    print("first" if has_large else "second")
