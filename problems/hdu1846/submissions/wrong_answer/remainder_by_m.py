# Wrong: divides by m, not by m + 1.
for _ in range(int(input())):
    n, m = map(int, input().split())
    print("first" if n % m != 0 else "second")
