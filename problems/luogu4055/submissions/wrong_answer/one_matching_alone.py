# Wrong: takes the cells that one maximum matching leaves out. Another one leaves out others.
import sys

sys.setrecursionlimit(20000)

n, m = map(int, input().split())
board = []
for _ in range(n):
    board.append(input())


def free_neighbours(cell):
    row, column = cell
    result = []
    for i, j in ((row - 1, column), (row, column - 1), (row, column + 1), (row + 1, column)):
        if 0 <= i < n and 0 <= j < m and board[i][j] == ".":
            result.append((i, j))
    return result


partner = {}


def match(cell, seen):  # is the cell matched by an alternating path?
    for other in free_neighbours(cell):
        if other not in seen:
            seen.add(other)
            if other not in partner or match(partner[other], seen):
                partner[other] = cell
                partner[cell] = other
                return True
    return False


free = []
for i in range(n):
    for j in range(m):
        if board[i][j] == ".":
            free.append((i, j))
for cell in free:
    if cell not in partner:
        match(cell, set())
left_out = []
for cell in free:
    if cell not in partner:
        left_out.append(cell)
if left_out:
    print("WIN")
    for row, column in left_out:
        print(row + 1, column + 1)
else:
    print("LOSE")
