# Wrong: lets Bob win whenever there are as many red cells as blue ones.
for _ in range(int(input())):
    n = int(input())
    row = input()
    print("Alice" if 2 * row.count("R") > n else "Bob")
