# Wrong: wants all heaps to be odd, not only one of them.
for _ in range(int(input())):
    n = int(input())
    all_odd = True
    for heap in map(int, input().split()):
        if heap % 2 == 0:
            all_odd = False
    print("first" if all_odd else "second")
