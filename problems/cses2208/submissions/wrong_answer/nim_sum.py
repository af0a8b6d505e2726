# Wrong: plain Nim, as if the heaps were a sum of games.
for _ in range(int(input())):
    n = int(input())
    nim_sum = 0
    for heap in map(int, input().split()):
        nim_sum ^= heap
    print("first" if nim_sum != 0 else "second")
