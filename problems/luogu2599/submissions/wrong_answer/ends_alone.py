# Wrong: solves Nim with the two ends, as if the heaps between them did not matter.
for _ in range(int(input())):
    n = int(input())
    a = list(map(int, input().split()))
    print(1 if n == 1 or a[0] != a[-1] else 0)
