# Wrong: plain Nim, as if any number of stones might be taken.
while True:
    m, n, p = map(int, input().split())
    if m == 0:
        break
    print("Fibo" if m ^ n ^ p != 0 else "Nacci")
