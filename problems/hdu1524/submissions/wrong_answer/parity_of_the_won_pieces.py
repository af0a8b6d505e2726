# Wrong: asks how many pieces are won on their own, not what they are worth.
import sys

sys.setrecursionlimit(3000)


def wins(position):
    if position not in won:
        won[position] = False
        for option in options[position]:
            if not wins(option):
                won[position] = True
    return won[position]


for line in sys.stdin:
    n = int(line)
    options = []
    for _ in range(n):
        options.append(list(map(int, input().split()))[1:])
    won = {}
    while True:
        pieces = list(map(int, input().split()))[1:]
        if not pieces:
            break
        count = 0
        for position in pieces:
            if wins(position):
                count += 1
        print("WIN" if count % 2 != 0 else "LOSE")
