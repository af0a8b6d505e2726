# Wrong: says -1 where no limit wins, too.
n = int(input())
heaps = sorted(map(int, input().split()), reverse=True)
nim_sum = 0
for heap in heaps:
    nim_sum ^= heap
if nim_sum != 0:
    print(-1)
else:
    i = 0
    while i + 1 < n and heaps[i] == heaps[i + 1]:
        i += 2
    print(heaps[i] - 1 if i < n else -1)
