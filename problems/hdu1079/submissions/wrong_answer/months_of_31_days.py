# Wrong: gives every month 31 days.
def number(year, month, day):  # of days since 1 January 1900
    return (year - 1900) * 372 + (month - 1) * 31 + day - 1


goal = number(2001, 11, 4)
won = [True] * (goal + 32)  # past the goal lies no move
won[goal] = False
for date in range(goal - 1, -1, -1):
    won[date] = not won[date + 1] or not won[date + 31]

for _ in range(int(input())):
    year, month, day = map(int, input().split())
    print("YES" if won[number(year, month, day)] else "NO")
