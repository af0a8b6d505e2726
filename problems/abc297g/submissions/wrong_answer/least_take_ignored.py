# Wrong: Bachet's game in each heap, as if a single stone could be taken.
n, least, most = map(int, input().split())
nim_sum = 0
for a in map(int, input().split()):
    nim_sum ^= a % (most + 1)
print("First" if nim_sum != 0 else "Second")
