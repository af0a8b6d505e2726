# Wrong: computes the values from the last position down, as if every arrow led to a larger number.
import sys

for line in sys.stdin:
    n = int(line)
    options = []
    for _ in range(n):
        options.append(list(map(int, input().split()))[1:])
    value = [0] * n
    for position in range(n - 1, -1, -1):
        occurs = set()
        for option in options[position]:
            occurs.add(value[option])
        while value[position] in occurs:
            value[position] += 1
    while True:
        pieces = list(map(int, input().split()))[1:]
        if not pieces:
            break
        nim_sum = 0
        for position in pieces:
            nim_sum ^= value[position]
        print("WIN" if nim_sum != 0 else "LOSE")
