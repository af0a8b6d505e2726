// For each list of intervals between 1 and 5: W if Alice wins, L if Bob does, and the Grundy value.
#include <cstdio>
#include <set>
#include <utility>
#include <vector>
using namespace std;

typedef pair<int, int> Interval;

vector<Interval> left_after(const vector<Interval>& intervals, Interval chosen) {
    vector<Interval> left;
    for (Interval interval : intervals)
        if (interval.second <= chosen.first || chosen.second <= interval.first)
            left.push_back(interval);
    return left;
}

bool brute_force(const vector<Interval>& intervals) {
    for (Interval chosen : intervals)
        if (!brute_force(left_after(intervals, chosen)))
            return true;
    return false;
}

// For intervals between 1 and last.
int grundy(const vector<Interval>& intervals, int last) {
    vector<vector<int>> value(last + 1, vector<int>(last + 1));
    for (int l = last - 1; l >= 1; l--) {
        for (int r = l + 1; r <= last; r++) {
            set<int> options;
            for (Interval interval : intervals)
                if (l <= interval.first && interval.second <= r)
                    options.insert(value[l][interval.first] ^ value[interval.second][r]);
            while (options.count(value[l][r]))
                value[l][r]++;
        }
    }
    return value[1][last];
}

int main() {
    vector<Interval> all;
    for (int left = 1; left < 5; left++)
        for (int right = left + 1; right <= 5; right++)
            all.push_back({left, right});
    for (int chosen = 0; chosen < 1 << all.size(); chosen++) {
        vector<Interval> list;
        for (size_t i = 0; i < all.size(); i++)
            if (chosen >> i & 1)
                list.push_back(all[i]);
        printf("%c%d", brute_force(list) ? 'W' : 'L', grundy(list, 5));
    }
    putchar('\n');
}
