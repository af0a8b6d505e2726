# Wrong: thinks that pieces cannot jump, and counts the gaps between them in pairs.
while True:
    m = int(input())
    if m == 0:
        break
    cells = sorted(map(int, input().split()), reverse=True)
    if m % 2 == 1:
        cells.append(0)
    nim_sum = 0
    for i in range(0, m, 2):
        nim_sum ^= cells[i] - cells[i + 1]
    print("Rabbit Win!" if nim_sum != 0 else "Grass Win!")
