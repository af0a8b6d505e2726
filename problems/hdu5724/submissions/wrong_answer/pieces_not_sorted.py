# Wrong: takes for granted that the pieces come from left to right.
for _ in range(int(input())):
    nim_sum = 0
    for _ in range(int(input())):
        p = list(map(int, input().split()))[1:]
        m = len(p)
        pieces = 0
        for i in range(m - 1, -1, -1):
            pieces += 1
            if i == 0 or p[i - 1] != p[i] - 1:
                holes = 20 - p[i] - (m - 1 - i)  # on the right of this block
                if holes % 2 == 1:
                    nim_sum ^= pieces
                pieces = 0
    print("YES" if nim_sum != 0 else "NO")
