# Wrong: does not ask whether there is a bean to take.
VALUES = [0, 1, 2, 4, 7, 8, 11, 13, 14, 16, 19, 21, 22, 25, 26, 28, 31, 32, 35, 37, 38]

for _ in range(int(input())):
    n = int(input())
    p = list(map(int, input().split()))
    value = VALUES[:n][::-1]
    nim_sum = 0
    for i in range(n):
        if p[i] % 2 == 1:
            nim_sum ^= value[i]
    moves = []
    for i in range(n):
        for j in range(i + 1, n):
            for k in range(j, n):
                if nim_sum == value[i] ^ value[j] ^ value[k]:
                    moves.append((i, j, k))
    if moves:
        print(*moves[0])
    else:
        print("-1 -1 -1")
    print(len(moves))
