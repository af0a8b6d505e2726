# Wrong: solves Nim, as if splitting made no difference.
for _ in range(int(input())):
    n = int(input())
    nim_sum = 0
    for s in map(int, input().split()):
        nim_sum ^= s
    print("Alice" if nim_sum != 0 else "Bob")
