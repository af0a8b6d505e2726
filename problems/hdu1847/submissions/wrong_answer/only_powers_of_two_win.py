# Wrong: sees the win by taking all cards at once, and no other.
import sys

for line in sys.stdin:
    n = int(line)
    print("Kiki" if n & (n - 1) == 0 else "Cici")
