# Wrong: takes odd numbers for won, and even ones for lost.
import sys

for line in sys.stdin:
    n = int(line)
    print("Kiki" if n % 2 != 0 else "Cici")
