# Wrong: lets the coin move any distance to the left or down, so that kiki loses on square boards.
while True:
    n, m = map(int, input().split())
    if n == 0:
        break
    if n != m:
        print("Wonderful!")
    else:
        print("What a pity!")
