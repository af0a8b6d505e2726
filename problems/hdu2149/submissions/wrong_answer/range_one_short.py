# Wrong: for N >= M leaves out the bid N.
import sys

for line in sys.stdin:
    m, n = map(int, line.split())
    if n > m:
        print(*range(m, n))
    elif n < m and m % (n + 1) != 0:
        print(m % (n + 1))
    else:
        print("none")
