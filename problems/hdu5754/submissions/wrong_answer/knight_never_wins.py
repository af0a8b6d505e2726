# Wrong: forgets the cells one jump before: the knight loses if x = y and 3 divides x, and all else is a draw.
for _ in range(int(input())):
    p, n, m = map(int, input().split())
    x = min(n, m) - 1
    y = max(n, m) - 1
    if p == 1:
        result = "G" if x % 2 == 0 and y % 2 == 0 else "B"
    elif p == 2:
        result = "G" if x == y else "B"
    elif p == 3:
        result = "G" if x == y and x % 3 == 0 else "D"
    else:
        result = "G" if x == int((y - x) * (1 + 5**0.5) / 2) else "B"
    print(result)
