# Wrong: pairs the pieces from the left, so that the rightmost may be left over.
for _ in range(int(input())):
    n = int(input())
    p = sorted(map(int, input().split()))
    nim_sum = 0
    for i in range(1, n, 2):
        nim_sum ^= p[i] - p[i - 1] - 1
    if n % 2 == 1:
        nim_sum ^= p[-1] - 1
    print("Georgia will win" if nim_sum != 0 else "Bob will win")
