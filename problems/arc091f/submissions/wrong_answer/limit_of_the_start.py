# Wrong: thinks that the limit stays A / K while the heap gets smaller.
nim_sum = 0
for _ in range(int(input())):
    a, k = map(int, input().split())
    nim_sum ^= a % (a // k + 1)
print("Takahashi" if nim_sum != 0 else "Aoki")
