# Wrong: goes by the Nim sum only if all heaps are above one, not if any is.
for _ in range(int(input())):
    n = int(input())
    nim_sum = 0
    smallest = 4747
    for heap in map(int, input().split()):
        nim_sum ^= heap
        smallest = min(smallest, heap)
    print("John" if (nim_sum != 0) == (smallest > 1) else "Brother")
