# Wrong: TODO another one: thinks that whoever takes the last stone loses.
cases = int(input())
for _ in range(cases):
    n = int(input())
    print("first" if n % 3 != 1 else "second")
