# Wrong: takes for granted that 1 is in S.
def value(heap):
    while len(grundy) <= heap:
        h = len(grundy)
        options = set()
        for take in takes:
            if take <= h:
                options.add(grundy[h - take])
        mex = 0
        while mex in options:
            mex += 1
        grundy.append(mex)
    return grundy[heap]


while True:
    k, *takes = map(int, input().split())
    if k == 0:
        break
    takes.append(1)
    grundy = []
    results = ""
    for _ in range(int(input())):
        _, *heaps = map(int, input().split())
        nim_sum = 0
        for heap in heaps:
            nim_sum ^= value(heap)
        results += "W" if nim_sum != 0 else "L"
    print(results)
