# Wrong: looks at the day alone.
for _ in range(int(input())):
    year, month, day = map(int, input().split())
    print("YES" if day % 2 == 0 else "NO")
