# Wrong: checks whether the number of piles that the first player would win is even.
for _ in range(int(input())):
    n = int(input())
    won = 0
    for _ in range(n):
        stones, limit = map(int, input().split())
        if stones % (limit + 1) != 0:
            won += 1
    print("Yes" if won % 2 == 0 else "No")
