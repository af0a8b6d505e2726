# Wrong: every way of the knight to the goal has (x + y) / 3 jumps, so it looks at that number alone.
for _ in range(int(input())):
    p, n, m = map(int, input().split())
    x = min(n, m) - 1
    y = max(n, m) - 1
    if p == 1:
        result = "G" if x % 2 == 0 and y % 2 == 0 else "B"
    elif p == 2:
        result = "G" if x == y else "B"
    elif p == 3:
        if (x + y) % 3 != 0:
            result = "D"
        elif (x + y) // 3 % 2 == 0:
            result = "G"
        else:
            result = "B"
    else:
        result = "G" if x == int((y - x) * (1 + 5**0.5) / 2) else "B"
    print(result)
