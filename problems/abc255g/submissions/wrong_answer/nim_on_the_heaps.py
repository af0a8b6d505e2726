# Wrong: the Nim sum of the heaps, as if nothing were forbidden.
n, m = map(int, input().split())
nim_sum = 0
for heap in map(int, input().split()):
    nim_sum ^= heap
print("Takahashi" if nim_sum != 0 else "Aoki")
