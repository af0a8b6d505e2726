# Wrong: takes a piece on cell 0 for the m = 0 that ends the input.
while True:
    m = int(input())
    if m == 0:
        break
    cells = list(map(int, input().split()))
    if 0 in cells:
        break
    nim_sum = 0
    for cell in cells:
        nim_sum ^= cell
    print("Rabbit Win!" if nim_sum != 0 else "Grass Win!")
