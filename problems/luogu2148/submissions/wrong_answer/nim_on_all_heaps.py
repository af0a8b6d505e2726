# Wrong: takes the Nim sum of all heaps, as if they were heaps of Nim.
for _ in range(int(input())):
    n = int(input())
    nim_sum = 0
    for s in map(int, input().split()):
        nim_sum ^= s
    print("YES" if nim_sum != 0 else "NO")
