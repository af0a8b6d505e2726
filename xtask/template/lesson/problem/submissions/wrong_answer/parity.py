# Wrong: TODO a mistake that people make: looks at the parity of n alone.
cases = int(input())
for _ in range(cases):
    n = int(input())
    print("first" if n % 2 != 0 else "second")
