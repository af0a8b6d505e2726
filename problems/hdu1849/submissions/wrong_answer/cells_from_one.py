# Wrong: counts the cells from 1, so that a piece on cell 1 cannot move.
while True:
    m = int(input())
    if m == 0:
        break
    nim_sum = 0
    for cell in map(int, input().split()):
        nim_sum ^= cell - 1
    print("Rabbit Win!" if nim_sum != 0 else "Grass Win!")
