# Wrong: gives each heap the number of its moves, A / K, as its value, even if K does not divide A.
nim_sum = 0
for _ in range(int(input())):
    a, k = map(int, input().split())
    nim_sum ^= a // k
print("Takahashi" if nim_sum != 0 else "Aoki")
