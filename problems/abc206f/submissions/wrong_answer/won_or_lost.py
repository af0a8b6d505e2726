# Wrong: looks only at who wins each of the two stretches, and takes their sum for lost if both are lost or
# both won.
def wins(start, end):
    if (start, end) not in known:
        known[start, end] = False
        for left, right in intervals:
            if start <= left and right <= end and wins(start, left) == wins(right, end):
                known[start, end] = True
    return known[start, end]


for _ in range(int(input())):
    n = int(input())
    intervals = []
    for _ in range(n):
        left, right = map(int, input().split())
        intervals.append((left, right))
    known = {}
    print("Alice" if wins(1, 100) else "Bob")
