# Wrong: says Yes if the first player wins, but Agrael moves second.
for _ in range(int(input())):
    n = int(input())
    nim_sum = 0
    for _ in range(n):
        stones, limit = map(int, input().split())
        nim_sum ^= stones % (limit + 1)
    print("Yes" if nim_sum != 0 else "No")
