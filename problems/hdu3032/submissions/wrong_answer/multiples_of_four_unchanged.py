# Wrong: gives 4k + 3 the value 4k + 4, but leaves 4k + 4 its own.
for _ in range(int(input())):
    n = int(input())
    nim_sum = 0
    for s in map(int, input().split()):
        if s % 4 == 3:
            nim_sum ^= s + 1
        else:
            nim_sum ^= s
    print("Alice" if nim_sum != 0 else "Bob")
