# Wrong: takes the period 34 to begin with the first value.
import sys

LOST = (2, 3, 7, 11, 17, 23, 27, 31)  # the remainders of a side that is lost

for line in sys.stdin:
    w, h = map(int, line.split())
    print("LOSE" if w % 34 in LOST and h % 34 in LOST else "WIN")
