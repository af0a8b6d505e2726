# Wrong: counts modulo 3 only if there is no large heap. A heap of two becomes a heap of one in one move, and
# needs it as well.
for _ in range(int(input())):
    n = int(input())
    ones = 0
    rest = 0
    for heap in map(int, input().split()):
        if heap == 1:
            ones += 1
        else:
            rest += heap + 1
    if rest == 0:
        print("YES" if ones % 3 != 0 else "NO")
    else:
        print("YES" if ones % 2 == 1 or rest % 2 == 0 else "NO")
