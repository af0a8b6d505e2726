# Wrong: says that Adam wins if the goal is the first date.
for _ in range(int(input())):
    year, month, day = map(int, input().split())
    is_even = (month + day) % 2 == 0
    is_goal = year == 2001 and month == 11 and day == 4
    is_exception = day == 30 and (month == 9 or month == 11)
    print("YES" if is_goal or is_even or is_exception else "NO")
