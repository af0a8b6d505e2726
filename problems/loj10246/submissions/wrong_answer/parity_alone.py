# Wrong: knows the parities of the heaps of one stone and of the other moves, but no exception.
for _ in range(int(input())):
    n = int(input())
    ones = 0
    rest = 0
    for heap in map(int, input().split()):
        if heap == 1:
            ones += 1
        else:
            rest += heap + 1
    if rest > 0:
        rest -= 1
    print("YES" if ones % 2 == 1 or rest % 2 == 1 else "NO")
