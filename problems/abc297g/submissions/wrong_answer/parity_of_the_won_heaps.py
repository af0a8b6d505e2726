# Wrong: asks how many heaps are won on their own, not what they are worth.
n, least, most = map(int, input().split())
won = 0
for a in map(int, input().split()):
    if a % (least + most) >= least:
        won += 1
print("First" if won % 2 == 1 else "Second")
