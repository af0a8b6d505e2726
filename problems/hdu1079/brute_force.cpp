// All dates from 1900 on, a line for each month: L for a lost date, . for a won one.
#include <array>
#include <cstdio>
#include <map>
#include <vector>
using namespace std;

using Date = array<int, 3>; // year, month, day

const Date GOAL = {2001, 11, 4};

int days_in(int year, int month) {
    if (month == 2)
        return year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28;
    return month == 4 || month == 6 || month == 9 || month == 11 ? 30 : 31;
}

bool exists(Date date) {
    auto [year, month, day] = date;
    return 1 <= month && month <= 12 && 1 <= day && day <= days_in(year, month);
}

Date next_month(Date date) {
    auto [year, month, day] = date;
    return month < 12 ? Date{year, month + 1, day} : Date{year + 1, 1, day};
}

Date next_day(Date date) {
    auto [year, month, day] = date;
    Date tomorrow = {year, month, day + 1};
    return exists(tomorrow) ? tomorrow : next_month({year, month, 1});
}

map<Date, bool> brute_force(Date first) {
    vector<Date> dates = {first};
    while (dates.back() < GOAL)
        dates.push_back(next_day(dates.back()));
    map<Date, bool> wins;
    // A date that does not exist or is past the goal never gets into the map.
    auto lost = [&](Date next) { return wins.count(next) && !wins[next]; };
    for (int i = dates.size() - 1; i >= 0; i--)
        wins[dates[i]] = lost(next_day(dates[i])) || lost(next_month(dates[i]));
    return wins;
}

int main() {
    for (auto [date, won] : brute_force({1900, 1, 1})) {
        if (date[2] == 1)
            printf("%d-%02d ", date[0], date[1]);
        putchar(won ? '.' : 'L');
        if (date[2] == days_in(date[0], date[1]) || date == GOAL)
            putchar('\n');
    }
}
