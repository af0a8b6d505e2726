# Wrong: the Nim sum of the remainders, not divided by the least take.
n, least, most = map(int, input().split())
nim_sum = 0
for a in map(int, input().split()):
    nim_sum ^= a % (least + most)
print("First" if nim_sum != 0 else "Second")
