# Wrong: lets both players take the largest power of two that is there.
import sys

for line in sys.stdin:
    n = int(line)
    moves = 0
    for power in [512, 256, 128, 64, 32, 16, 8, 4, 2, 1]:
        if power <= n:
            n -= power
            moves += 1
    print("Kiki" if moves % 2 != 0 else "Cici")
