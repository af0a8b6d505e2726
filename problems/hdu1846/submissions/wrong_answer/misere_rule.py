# Wrong: thinks that whoever takes the last stone loses.
for _ in range(int(input())):
    n, m = map(int, input().split())
    print("first" if (n - 1) % (m + 1) != 0 else "second")
