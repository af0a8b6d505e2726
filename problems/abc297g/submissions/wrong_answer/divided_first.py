# Wrong: measures everything in least takes before it finds the remainder.
n, least, most = map(int, input().split())
nim_sum = 0
for a in map(int, input().split()):
    nim_sum ^= a // least % (1 + most // least)
print("First" if nim_sum != 0 else "Second")
