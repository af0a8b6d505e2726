# Wrong: counts the moves of the game as if no piece could jump.
for _ in range(int(input())):
    moves = 0
    for _ in range(int(input())):
        cells = list(map(int, input().split()))[1:]
        holes = 0
        for cell in range(20, 0, -1):
            if cell in cells:
                moves += holes
            else:
                holes += 1
    print("YES" if moves % 2 == 1 else "NO")
