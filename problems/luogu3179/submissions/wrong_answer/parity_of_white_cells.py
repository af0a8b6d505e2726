# Wrong: thinks that every cell is worth 1, so that the parity of the number of white cells decides.
n = int(input())
for _ in range(int(input())):
    w = int(input())
    x = input()
    print("Yes" if w % 2 == 1 else "No")
