# Wrong: the Nim sum of the heaps, as if any number of stones could be taken.
n, least, most = map(int, input().split())
nim_sum = 0
for a in map(int, input().split()):
    nim_sum ^= a
print("First" if nim_sum != 0 else "Second")
