# Wrong: takes the winner of normal play for the loser, also with larger heaps.
for _ in range(int(input())):
    n = int(input())
    nim_sum = 0
    for heap in map(int, input().split()):
        nim_sum ^= heap
    print("John" if nim_sum == 0 else "Brother")
