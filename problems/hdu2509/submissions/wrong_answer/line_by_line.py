# Wrong: takes two lines for each case, and a blank line between two cases for one of them.
import sys

lines = sys.stdin.readlines()
for i in range(1, len(lines), 2):
    nim_sum = 0
    longest = 0
    for row in map(int, lines[i].split()):
        nim_sum ^= row
        longest = max(longest, row)
    print("Yes" if (nim_sum != 0) == (longest > 1) else "No")
