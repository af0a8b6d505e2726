# Wrong: looks only at whether m + n is even.
import sys

for line in sys.stdin:
    m, n = map(int, line.split())
    print("first" if (m + n) % 2 != 0 else "second")
