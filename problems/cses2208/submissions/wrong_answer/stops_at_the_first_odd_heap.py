# Wrong: stops reading a case at its first odd heap, and takes the next heap for the next case.
import sys

numbers = map(int, sys.stdin.read().split())
for _ in range(next(numbers)):
    n = next(numbers, 0)
    some_odd = False
    for heap in numbers:
        n -= 1
        if heap % 2 == 1:
            some_odd = True
        if some_odd or n == 0:
            break
    print("first" if some_odd else "second")
