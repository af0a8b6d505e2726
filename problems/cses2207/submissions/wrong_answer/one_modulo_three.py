# Wrong: goes by who wins each part alone: a split wins if both parts are lost.
# Then the lost heaps are 2 and those of the form 3 k + 1.
for _ in range(int(input())):
    n = int(input())
    print("first" if n != 2 and n % 3 != 1 else "second")
