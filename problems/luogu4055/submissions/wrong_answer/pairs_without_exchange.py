# Wrong: pairs each cell with the first free neighbour, and never exchanges edges along a path. The matching
# is often not a maximum one.
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


free = []
for i in range(n):
    for j in range(m):
        if board[i][j] == ".":
            free.append((i, j))
partner = {}
for cell in free:
    for other in free_neighbours(cell):
        if cell not in partner and other not in partner:
            partner[cell] = other
            partner[other] = cell

stack = []
for cell in free:
    if cell not in partner:
        stack.append(cell)
left_out = set(stack)
while stack:
    for other in free_neighbours(stack.pop()):
        if other in partner and partner[other] not in left_out:
            left_out.add(partner[other])
            stack.append(partner[other])
if left_out:
    print("WIN")
    for row, column in sorted(left_out):
        print(row + 1, column + 1)
else:
    print("LOSE")
