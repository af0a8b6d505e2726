# Wrong: collects the values of the options in one set for all positions, and goes into an option when some
# of the others are in it already. Those are lost there.
import sys

sys.setrecursionlimit(3000)
occurs = set()


def grundy(position):
    if position not in value:
        occurs.clear()
        for option in options[position]:
            occurs.add(grundy(option))
        mex = 0
        while mex in occurs:
            mex += 1
        value[position] = mex
    return value[position]


for line in sys.stdin:
    n = int(line)
    options = []
    for _ in range(n):
        options.append(list(map(int, input().split()))[1:])
    value = {}
    while True:
        pieces = list(map(int, input().split()))[1:]
        if not pieces:
            break
        nim_sum = 0
        for position in pieces:
            nim_sum ^= grundy(position)
        print("WIN" if nim_sum != 0 else "LOSE")
