# Wrong: takes the Fibonacci numbers for every factor; they are right for k = 2.
t = int(input())
for number in range(1, t + 1):
    n, k = map(int, input().split())
    lost = [1, 2]
    while lost[-1] < n:
        lost.append(lost[-2] + lost[-1])
    if lost[-1] == n:
        print(f"Case {number}: lose")
        continue
    while lost[-1] != n:
        part = lost.pop()
        if part < n:
            n -= part
    print(f"Case {number}: {n}")
