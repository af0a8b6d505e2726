# Wrong: thinks that only neighbouring Fibonacci numbers are lost.
import sys

fibonacci = [1, 2]
while fibonacci[-2] <= 10**100:
    fibonacci.append(fibonacci[-2] + fibonacci[-1])

for line in sys.stdin:
    a, b = sorted(map(int, line.split()))
    lost = b == 0
    for i in range(0, len(fibonacci) - 1, 2):
        if a == fibonacci[i] and b == fibonacci[i + 1]:
            lost = True
    print(0 if lost else 1)
