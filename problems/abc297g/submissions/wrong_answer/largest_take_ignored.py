# Wrong: never starts anew, as if there were a least take alone.
n, least, most = map(int, input().split())
nim_sum = 0
for a in map(int, input().split()):
    nim_sum ^= a // least
print("First" if nim_sum != 0 else "Second")
