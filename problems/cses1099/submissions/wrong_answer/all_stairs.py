# Wrong: plays Nim on all stairs but the lowest.
for _ in range(int(input())):
    n = int(input())
    balls = list(map(int, input().split()))
    nim_sum = 0
    for stair in range(2, n + 1):
        nim_sum ^= balls[stair - 1]
    print("first" if nim_sum != 0 else "second")
