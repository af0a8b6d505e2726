# Wrong: asks for r <= p, so that the remainder 0 is among the lost ones.
import sys

for line in sys.stdin:
    n, p, q = map(int, line.split())
    r = n % (p + q)
    print("LOST" if r <= p else "WIN")
