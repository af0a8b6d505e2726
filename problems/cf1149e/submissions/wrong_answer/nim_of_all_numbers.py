# Wrong: plays Nim with all numbers, whatever the edges are.
n, m = map(int, input().split())
h = list(map(int, input().split()))
nim_sum = 0
for number in h:
    nim_sum ^= number
if nim_sum == 0:
    print("LOSE")
else:
    v = 0
    while h[v] ^ nim_sum >= h[v]:
        v += 1
    h[v] ^= nim_sum
    print("WIN")
    print(*h)
