# Wrong: excludes a value as soon as one of its heaps is forbidden.
from bisect import bisect_left

n, m = map(int, input().split())
heaps = list(map(int, input().split()))
forbidden = {}  # for each X, the heaps that must not be left
for _ in range(m):
    x, y = map(int, input().split())
    forbidden.setdefault(x, []).append(x - y)

repeats = []  # the heaps with the value of a smaller one, in ascending order
value_of = {}


def value(heap):
    if heap in value_of:
        return value_of[heap]
    return heap - bisect_left(repeats, heap)


for x in sorted(forbidden):
    value_of[x] = min(map(value, forbidden[x]))
    repeats.append(x)
nim_sum = 0
for heap in heaps:
    nim_sum ^= value(heap)
print("Takahashi" if nim_sum != 0 else "Aoki")
