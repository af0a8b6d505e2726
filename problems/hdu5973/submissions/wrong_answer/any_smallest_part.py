# Wrong: does not ask whether the index of the smallest part is even.
import sys

fibonacci = [1, 2]
while fibonacci[-2] <= 10**100:
    fibonacci.append(fibonacci[-2] + fibonacci[-1])

for line in sys.stdin:
    a, b = sorted(map(int, line.split()))
    rest = a
    next_parts = 0  # the sum of the Fibonacci numbers after those whose sum is a
    for i in range(len(fibonacci) - 2, -1, -1):
        if fibonacci[i] <= rest:
            rest -= fibonacci[i]
            next_parts += fibonacci[i + 1]
    print(0 if b == next_parts else 1)
