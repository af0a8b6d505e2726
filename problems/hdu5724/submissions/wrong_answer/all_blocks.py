# Wrong: takes the Nim sum of all blocks that can move, not of every other one.
for _ in range(int(input())):
    nim_sum = 0
    for _ in range(int(input())):
        cells = list(map(int, input().split()))[1:]
        block = 0
        pieces = 0
        for cell in range(20, -1, -1):
            if cell in cells:
                pieces += 1
            else:
                if block > 0:
                    nim_sum ^= pieces
                block += 1
                pieces = 0
    print("YES" if nim_sum != 0 else "NO")
