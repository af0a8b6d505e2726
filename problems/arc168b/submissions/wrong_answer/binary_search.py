# Wrong: a binary search, as if Alice won with all limits up to the largest one.
n = int(input())
heaps = list(map(int, input().split()))


def wins(limit):
    nim_sum = 0
    for heap in heaps:
        nim_sum ^= heap % (limit + 1)
    return nim_sum != 0


winning = 0
losing = max(heaps)
if wins(losing):
    print(-1)
else:
    while losing - winning > 1:
        limit = (winning + losing) // 2
        if wins(limit):
            winning = limit
        else:
            losing = limit
    print(winning)
