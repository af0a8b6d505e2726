# Wrong: floor(k * phi) in floating point misses some lost positions above 10^8.
# Right on small inputs: it takes one of few lost positions above 10^8.
import sys

PHI = (1 + 5**0.5) / 2

for line in sys.stdin:
    a, b = map(int, line.split())
    k = abs(a - b)
    print("0" if min(a, b) == int(k * PHI) else "1")
