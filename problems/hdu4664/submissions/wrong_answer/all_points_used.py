# Wrong: thinks that the points are used up in pairs: n points allow n / 2 segments, whatever the players do.
for _ in range(int(input())):
    m = int(input())
    segments = 0
    for n in map(int, input().split()):
        segments += n // 2
    print("Carol" if segments % 2 == 1 else "Dave")
