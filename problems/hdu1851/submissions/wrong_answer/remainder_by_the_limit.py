# Wrong: divides by Li, not by Li + 1.
for _ in range(int(input())):
    n = int(input())
    nim_sum = 0
    for _ in range(n):
        stones, limit = map(int, input().split())
        nim_sum ^= stones % limit
    print("Yes" if nim_sum == 0 else "No")
