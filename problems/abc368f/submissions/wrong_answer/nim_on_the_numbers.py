# Wrong: Nim with the numbers themselves, as if any smaller number were allowed.
n = int(input())
nim_sum = 0
for a in map(int, input().split()):
    nim_sum ^= a - 1
print("Anna" if nim_sum != 0 else "Bruno")
