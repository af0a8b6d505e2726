# Wrong: takes the Nim sum of all gaps, not of every other one.
for _ in range(int(input())):
    n = int(input())
    p = list(map(int, input().split()))
    p.append(0)
    p.sort()
    nim_sum = 0
    for i in range(n, 0, -1):
        nim_sum ^= p[i] - p[i - 1] - 1
    print("Georgia will win" if nim_sum != 0 else "Bob will win")
