# Wrong: the Nim sum of the odd stairs, as if stair 1 were one step above the floor.
for _ in range(int(input())):
    n = int(input())
    balls = list(map(int, input().split()))
    nim_sum = 0
    for stair in range(1, n + 1, 2):
        nim_sum ^= balls[stair - 1]
    print("first" if nim_sum != 0 else "second")
