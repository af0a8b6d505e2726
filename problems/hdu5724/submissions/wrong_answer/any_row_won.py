# Wrong: says that Alice wins if some row is won.
for _ in range(int(input())):
    won = False
    for _ in range(int(input())):
        cells = list(map(int, input().split()))[1:]
        value = 0
        block = 0
        pieces = 0
        for cell in range(20, -1, -1):
            if cell in cells:
                pieces += 1
            else:
                if block % 2 == 1:
                    value ^= pieces
                block += 1
                pieces = 0
        if value != 0:
            won = True
    print("YES" if won else "NO")
