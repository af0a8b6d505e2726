# Wrong: takes intervals that touch for overlapping, as if R belonged to the interval.
def grundy(start, end):
    if (start, end) not in known:
        options = set()
        for left, right in intervals:
            if start <= left and right <= end:
                options.add(grundy(start, left - 1) ^ grundy(right + 1, end))
        mex = 0
        while mex in options:
            mex += 1
        known[start, end] = mex
    return known[start, end]


for _ in range(int(input())):
    n = int(input())
    intervals = []
    for _ in range(n):
        left, right = map(int, input().split())
        intervals.append((left, right))
    known = {}
    print("Alice" if grundy(1, 100) != 0 else "Bob")
