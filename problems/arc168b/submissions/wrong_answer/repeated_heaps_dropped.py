# Wrong: drops all heaps that are not unique, even if their number is odd.
n = int(input())
heaps = list(map(int, input().split()))
nim_sum = 0
for heap in heaps:
    nim_sum ^= heap
if nim_sum != 0:
    print(-1)
else:
    count = {}
    for heap in heaps:
        count[heap] = count.get(heap, 0) + 1
    largest = 1
    for heap in heaps:
        if count[heap] == 1:
            largest = max(largest, heap)
    print(largest - 1)
