# Wrong: looks in floating point whether 5 n^2 + 4 or 5 n^2 - 4 is a square, which it cannot tell apart.
# Right on small inputs: it takes one of 396 numbers, all above 70 million.
import math


def is_square(x):
    root = float(round(math.sqrt(x)))
    return root * root == x


while True:
    n = int(input())
    if n == 0:
        break
    square = 5.0 * n * n
    print("Second win" if is_square(square + 4) or is_square(square - 4) else "First win")
