# Wrong: says that the first player wins if both are even, not if one of them is.
import sys

for line in sys.stdin:
    m, n = map(int, line.split())
    print("first" if m % 2 == 0 and n % 2 == 0 else "second")
