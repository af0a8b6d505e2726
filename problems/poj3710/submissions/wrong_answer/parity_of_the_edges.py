# Wrong: says that Sally wins if the number of edges is odd, as if every cut took one edge alone.
import sys

numbers = map(int, sys.stdin.read().split())
for n in numbers:
    edges = 0
    for _ in range(n):
        m = next(numbers)
        k = next(numbers)
        edges += k
        for _ in range(2 * k):
            next(numbers)
    print("Sally" if edges % 2 == 1 else "Harry")
