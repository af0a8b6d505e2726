# Wrong: asks only whether the remainder is 0, as if whoever takes the last coin won.
import sys

for line in sys.stdin:
    n, p, q = map(int, line.split())
    r = n % (p + q)
    print("LOST" if r == 0 else "WIN")
