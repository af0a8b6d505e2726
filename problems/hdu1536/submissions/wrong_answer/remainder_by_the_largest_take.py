# Wrong: heap % (largest take + 1), as if all amounts up to the largest were in S.
while True:
    k, *takes = map(int, input().split())
    if k == 0:
        break
    results = ""
    for _ in range(int(input())):
        _, *heaps = map(int, input().split())
        nim_sum = 0
        for heap in heaps:
            nim_sum ^= heap % (max(takes) + 1)
        results += "W" if nim_sum != 0 else "L"
    print(results)
