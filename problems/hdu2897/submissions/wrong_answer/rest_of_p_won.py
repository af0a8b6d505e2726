# Wrong: asks for 1 <= r < p, which leaves out the remainder p.
import sys

for line in sys.stdin:
    n, p, q = map(int, line.split())
    r = n % (p + q)
    print("LOST" if 1 <= r < p else "WIN")
