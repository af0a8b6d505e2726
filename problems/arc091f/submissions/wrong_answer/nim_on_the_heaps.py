# Wrong: plays Nim with the heaps, as if K were 1 for each of them.
nim_sum = 0
for _ in range(int(input())):
    a, k = map(int, input().split())
    nim_sum ^= a
print("Takahashi" if nim_sum != 0 else "Aoki")
