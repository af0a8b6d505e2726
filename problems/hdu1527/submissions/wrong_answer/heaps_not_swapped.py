# Wrong: takes for granted that a <= b.
import sys

for line in sys.stdin:
    a, b = map(int, line.split())
    k = b - a
    is_lost = a * a <= k * b and (a + 1) * (a + 1) > k * (b + 1)
    print("0" if is_lost else "1")
