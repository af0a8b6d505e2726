# Wrong: the mex of the sorted values without removal of duplicates.
def value(heap):
    while len(grundy) <= heap:
        h = len(grundy)
        options = []
        for take in takes:
            if take <= h:
                options.append(grundy[h - take])
        options.sort()
        mex = 0
        while mex < len(options) and options[mex] == mex:
            mex += 1
        grundy.append(mex)
    return grundy[heap]


while True:
    k, *takes = map(int, input().split())
    if k == 0:
        break
    grundy = []
    results = ""
    for _ in range(int(input())):
        _, *heaps = map(int, input().split())
        nim_sum = 0
        for heap in heaps:
            nim_sum ^= value(heap)
        results += "W" if nim_sum != 0 else "L"
    print(results)
