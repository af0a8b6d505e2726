# Wrong: goes through the heaps X as the input has them, not from the smallest on.
from bisect import bisect_left, insort

n, m = map(int, input().split())
heaps = list(map(int, input().split()))
forbidden = {}  # for each X, the heaps that must not be left
order = []
for _ in range(m):
    x, y = map(int, input().split())
    if x not in forbidden:
        forbidden[x] = []
        order.append(x)
    forbidden[x].append(x - y)

repeats = []  # the heaps with the value of another one, in ascending order
value_of = {}
repeats_of = {}  # how many heaps repeat a value


def value(heap):
    if heap in value_of:
        return value_of[heap]
    return heap - bisect_left(repeats, heap)


for x in order:
    blocked = {}
    for heap in forbidden[x]:
        blocked[value(heap)] = blocked.get(value(heap), 0) + 1
    candidates = []
    for v in blocked:
        if blocked[v] > repeats_of.get(v, 0):
            candidates.append(v)
    if candidates:
        v = min(candidates)
        value_of[x] = v
        repeats_of[v] = repeats_of.get(v, 0) + 1
        insort(repeats, x)
nim_sum = 0
for heap in heaps:
    nim_sum ^= value(heap)
print("Takahashi" if nim_sum != 0 else "Aoki")
