# Wrong: extends the exception to a heap of three, which is won in any case.
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
    if rest <= 3:
        print("YES" if ones % 3 != 0 else "NO")
    else:
        print("YES" if ones % 2 == 1 or rest % 2 == 1 else "NO")
