# Wrong: checks whether the sum of the cells is odd, not their Nim sum.
while True:
    m = int(input())
    if m == 0:
        break
    total = 0
    for cell in map(int, input().split()):
        total += cell
    print("Rabbit Win!" if total % 2 != 0 else "Grass Win!")
