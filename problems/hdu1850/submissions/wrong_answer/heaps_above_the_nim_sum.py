# Wrong: counts the heaps that are not below the Nim sum.
while True:
    m = int(input())
    if m == 0:
        break
    heaps = list(map(int, input().split()))
    nim_sum = 0
    for heap in heaps:
        nim_sum ^= heap
    count = 0
    for heap in heaps:
        if nim_sum != 0 and heap >= nim_sum:
            count += 1
    print(count)
