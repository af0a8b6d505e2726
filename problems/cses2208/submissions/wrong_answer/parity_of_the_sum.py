# Wrong: the parity of the number of coins, as if a move took one coin.
for _ in range(int(input())):
    n = int(input())
    coins = 0
    for heap in map(int, input().split()):
        coins += heap
    print("first" if coins % 2 != 0 else "second")
