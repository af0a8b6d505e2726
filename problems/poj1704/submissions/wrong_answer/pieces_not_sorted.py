# Wrong: takes for granted that the pieces come sorted.
for _ in range(int(input())):
    n = int(input())
    p = list(map(int, input().split()))
    p.insert(0, 0)
    nim_sum = 0
    for i in range(n, 0, -2):
        nim_sum ^= p[i] - p[i - 1] - 1
    print("Georgia will win" if nim_sum != 0 else "Bob will win")
