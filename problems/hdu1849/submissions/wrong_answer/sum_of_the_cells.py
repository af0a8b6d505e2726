# Wrong: adds the cells, where their Nim sum is meant.
while True:
    m = int(input())
    if m == 0:
        break
    total = 0
    for cell in map(int, input().split()):
        total += cell
    print("Rabbit Win!" if total != 0 else "Grass Win!")
