# Wrong: takes the Nim sum of the coordinates, as for a rook.
for _ in range(int(input())):
    nim_sum = 0
    for _ in range(int(input())):
        x, y = map(int, input().split())
        nim_sum ^= x ^ y
    print("Have a try, lxhgww." if nim_sum != 0 else "Don't waste your time.")
