# Wrong: for N >= M prints all bids, also those below M.
import sys

for line in sys.stdin:
    m, n = map(int, line.split())
    if n >= m:
        print(*range(1, n + 1))
    elif m % (n + 1) != 0:
        print(m % (n + 1))
    else:
        print("none")
