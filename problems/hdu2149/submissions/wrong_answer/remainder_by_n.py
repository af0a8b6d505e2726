# Wrong: divides by N, not by N + 1.
import sys

for line in sys.stdin:
    m, n = map(int, line.split())
    if n >= m:
        print(*range(m, n + 1))
    elif m % n != 0:
        print(m % n)
    else:
        print("none")
