# Wrong: takes n / K away in a step of the recursion, and not one more.
def grundy(n, k):
    while n // k > 0 and n % k > 0:
        step = n // k
        n -= (n % k + step - 1) // step * step
    return n // k


nim_sum = 0
for _ in range(int(input())):
    a, k = map(int, input().split())
    nim_sum ^= grundy(a, k)
print("Takahashi" if nim_sum != 0 else "Aoki")
