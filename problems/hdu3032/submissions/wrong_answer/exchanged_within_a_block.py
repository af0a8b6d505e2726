# Wrong: exchanges 4k and 4k + 3, which have the same k, instead of 4k + 3 and 4k + 4.
for _ in range(int(input())):
    n = int(input())
    nim_sum = 0
    for s in map(int, input().split()):
        if s % 4 == 0:
            nim_sum ^= s + 3
        elif s % 4 == 3:
            nim_sum ^= s - 3
        else:
            nim_sum ^= s
    print("Alice" if nim_sum != 0 else "Bob")
