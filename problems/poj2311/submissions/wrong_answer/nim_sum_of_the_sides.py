# Wrong: takes the two sides for two strips, whose values are added.
import sys

grundy = []  # of sheets of width 2
for length in range(201):
    seen = set()
    for a in range(2, length - 1):
        seen.add(grundy[a] ^ grundy[length - a])
    value = 0
    while value in seen:
        value += 1
    grundy.append(value)

for line in sys.stdin:
    w, h = map(int, line.split())
    print("WIN" if grundy[w] ^ grundy[h] != 0 else "LOSE")
