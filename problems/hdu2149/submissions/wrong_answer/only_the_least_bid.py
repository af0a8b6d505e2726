# Wrong: for N >= M prints M alone.
import sys

for line in sys.stdin:
    m, n = map(int, line.split())
    if m % (n + 1) != 0:
        print(m % (n + 1))
    else:
        print("none")
