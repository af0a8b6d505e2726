# Wrong: takes the numbers N and M of rows and columns for the distances, which are N - 1 and M - 1.
for _ in range(int(input())):
    p, n, m = map(int, input().split())
    x = min(n, m)
    y = max(n, m)
    if p == 1:
        result = "G" if x % 2 == 0 and y % 2 == 0 else "B"
    elif p == 2:
        result = "G" if x == y else "B"
    elif p == 3:
        if x == y and x % 3 == 0:
            result = "G"
        elif y - x == 1 and x % 3 == 1:
            result = "B"
        else:
            result = "D"
    else:
        result = "G" if x == int((y - x) * (1 + 5**0.5) / 2) else "B"
    print(result)
