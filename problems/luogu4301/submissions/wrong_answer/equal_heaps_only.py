# Wrong: removes equal heaps, as if only two of them could have the Nim sum 0.
k = int(input())
heaps = list(map(int, input().split()))
print(sum(heaps) - sum(set(heaps)))
