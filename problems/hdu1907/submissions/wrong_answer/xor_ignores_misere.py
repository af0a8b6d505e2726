# Wrong: normal play, where the last sweet wins.
for _ in range(int(input())):
    n = int(input())
    nim_sum = 0
    for heap in map(int, input().split()):
        nim_sum ^= heap
    print("John" if nim_sum != 0 else "Brother")
