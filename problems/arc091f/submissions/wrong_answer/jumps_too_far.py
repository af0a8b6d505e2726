# Wrong: jumps past K (n / K) even if a step ends there exactly, where the recursion has to stop.
def grundy(n, k):
    while n // k > 0 and n % k > 0:
        step = n // k + 1
        n -= (n % k // step + 1) * step
    return n // k


nim_sum = 0
for _ in range(int(input())):
    a, k = map(int, input().split())
    nim_sum ^= grundy(a, k)
print("Takahashi" if nim_sum != 0 else "Aoki")
