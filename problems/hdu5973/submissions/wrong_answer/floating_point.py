# Wrong: floor(k * phi) in floating point is rounded for large numbers.
# Right on small inputs: it takes large numbers to be wrong.
import math
import sys

PHI = (1 + math.sqrt(5)) / 2

for line in sys.stdin:
    a, b = sorted(map(float, line.split()))
    print(0 if a == math.floor((b - a) * PHI) else 1)
