# Wrong: goes only from the cells of one colour that the matching leaves out. But those of the other colour
# are starts, too.
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


left_out = set()


def leave_out(cell):  # the cell, and what is reached from it by alternating paths
    left_out.add(cell)
    for other in free_neighbours(cell):
        if partner[other] not in left_out:
            leave_out(partner[other])


free = []
for i in range(n):
    for j in range(m):
        if board[i][j] == ".":
            free.append((i, j))
for cell in free:
    if cell not in partner:
        match(cell, set())
for i, j in free:
    if (i + j) % 2 == 0 and (i, j) not in partner and (i, j) not in left_out:
        leave_out((i, j))
if left_out:
    print("WIN")
    for row, column in sorted(left_out):
        print(row + 1, column + 1)
else:
    print("LOSE")
