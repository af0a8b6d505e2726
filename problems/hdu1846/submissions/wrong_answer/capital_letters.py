# Wrong: prints First and Second, where first and second are asked for.
for _ in range(int(input())):
    n, m = map(int, input().split())
    print("First" if n % (m + 1) != 0 else "Second")
