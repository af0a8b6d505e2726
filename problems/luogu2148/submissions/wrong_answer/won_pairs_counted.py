# Wrong: takes the parity of the number of pairs that are won alone.
for _ in range(int(input())):
    n = int(input())
    s = list(map(int, input().split()))
    won_pairs = 0
    for i in range(0, n, 2):
        if s[i] % 2 == 0 or s[i + 1] % 2 == 0:
            won_pairs += 1
    print("YES" if won_pairs % 2 == 1 else "NO")
