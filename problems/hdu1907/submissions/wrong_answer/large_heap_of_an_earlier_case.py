# Wrong: does not ask anew for each case whether some heap is large.
largest = 0
for _ in range(int(input())):
    n = int(input())
    nim_sum = 0
    for heap in map(int, input().split()):
        nim_sum ^= heap
        largest = max(largest, heap)
    print("John" if (nim_sum != 0) == (largest > 1) else "Brother")
