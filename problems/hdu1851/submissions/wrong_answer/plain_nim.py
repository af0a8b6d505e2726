# Wrong: the Nim sum of the piles, whatever may be taken from them.
for _ in range(int(input())):
    n = int(input())
    nim_sum = 0
    for _ in range(n):
        stones, limit = map(int, input().split())
        nim_sum ^= stones
    print("Yes" if nim_sum == 0 else "No")
