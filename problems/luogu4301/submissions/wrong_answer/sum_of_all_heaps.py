# Wrong: asks for the Nim sum of all heaps alone, and forgets that the second player removes heaps too.
k = int(input())
heaps = sorted(map(int, input().split()))
removed = 0
while True:
    total = 0
    for heap in heaps:
        total ^= heap
    if total:
        break
    removed += heaps.pop(0)
print(removed)
