# Wrong: counts the moves that take nothing, by <= instead of <.
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
        if heap ^ nim_sum <= heap:
            count += 1
    print(count)
