# Wrong: takes the powers of two for the lost heaps.
while True:
    n = int(input())
    if n == 0:
        break
    print("Second win" if n & (n - 1) == 0 else "First win")
