# Wrong: counts moves, as if each lowered a Grundy value by one.
n, least, most = map(int, input().split())
total = 0
for a in map(int, input().split()):
    total += a % (least + most) // least
print("First" if total % 2 == 1 else "Second")
