# Wrong: a stuck knight counts as lost for the player to move, as in other games, so that there are no draws.
import sys

sys.setrecursionlimit(10000)
wins = [[None] * 1000 for _ in range(1000)]  # with the knight


def knight_wins(x, y):
    if x < 0 or y < 0:
        return True  # off the board: no move leads there
    if wins[x][y] is None:
        wins[x][y] = not knight_wins(x - 1, y - 2) or not knight_wins(x - 2, y - 1)
    return wins[x][y]


for _ in range(int(input())):
    p, n, m = map(int, input().split())
    x = min(n, m) - 1
    y = max(n, m) - 1
    if p == 1:
        result = "G" if x % 2 == 0 and y % 2 == 0 else "B"
    elif p == 2:
        result = "G" if x == y else "B"
    elif p == 3:
        result = "B" if knight_wins(x, y) else "G"
    else:
        result = "G" if x == int((y - x) * (1 + 5**0.5) / 2) else "B"
    print(result)
