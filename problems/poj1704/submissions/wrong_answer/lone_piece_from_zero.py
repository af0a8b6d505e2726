# Wrong: lets the lone piece move to cell 0.
for _ in range(int(input())):
    n = int(input())
    p = sorted(map(int, input().split()), reverse=True)
    nim_sum = 0
    for i in range(1, n, 2):
        nim_sum ^= p[i - 1] - p[i] - 1
    if n % 2 == 1:
        nim_sum ^= p[-1]
    print("Georgia will win" if nim_sum != 0 else "Bob will win")
