# Wrong: lets segments share their ends, as in a triangulation. A plane then gets 2n - 3 segments, an odd
# number, whatever the players do.
for _ in range(int(input())):
    m = int(input())
    odd_planes = 0
    for n in map(int, input().split()):
        if n >= 2:
            odd_planes += 1
    print("Carol" if odd_planes % 2 == 1 else "Dave")
