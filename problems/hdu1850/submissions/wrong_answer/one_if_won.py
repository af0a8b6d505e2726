# Wrong: prints 1 for every won position, as if only one move could win.
while True:
    m = int(input())
    if m == 0:
        break
    heaps = list(map(int, input().split()))
    nim_sum = 0
    for heap in heaps:
        nim_sum ^= heap
    print(1 if nim_sum != 0 else 0)
