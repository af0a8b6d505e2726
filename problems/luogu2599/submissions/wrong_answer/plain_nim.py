# Wrong: solves Nim, as if a move might choose any heap.
for _ in range(int(input())):
    n = int(input())
    nim_sum = 0
    for heap in map(int, input().split()):
        nim_sum ^= heap
    print(1 if nim_sum != 0 else 0)
