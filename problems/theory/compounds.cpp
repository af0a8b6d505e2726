// The code of the page compounds; main prints what the test of the page computes too.
#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

bool moore_wins(const vector<long long>& heaps, int k) {
    for (int digit = 0; digit < 63; digit++) {
        int ones = 0;
        for (long long heap : heaps) {
            ones += heap >> digit & 1;
        }
        if (ones % (k + 1) != 0) {
            return true;
        }
    }
    return false;
}

vector<long long> moore_move(vector<long long> heaps, int k) {
    vector<int> lowered;
    for (int digit = 62; digit >= 0; digit--) {
        long long bit = 1LL << digit;
        for (int i : lowered) {
            heaps[i] &= ~bit;
        }
        vector<int> ones;
        for (int i = 0; i < (int)heaps.size(); i++) {
            if (heaps[i] & bit) {
                ones.push_back(i);
            }
        }
        int surplus = ones.size() % (k + 1), free = lowered.size();
        if (surplus + free > k) {
            for (int i = 0; i < k + 1 - surplus; i++) {
                heaps[lowered[i]] |= bit;
            }
        } else {
            for (int i = 0; i < surplus; i++) {
                heaps[ones[i]] &= ~bit;
                lowered.push_back(ones[i]);
            }
        }
    }
    return heaps;
}

vector<int> lengths(const vector<vector<int>>& options, bool is_long) {
    vector<int> table;
    for (const vector<int>& after : options) {
        vector<int> lost, won;
        for (int q : after) {
            (table[q] % 2 == 0 ? lost : won).push_back(table[q]);
        }
        sort(lost.begin(), lost.end());
        sort(won.begin(), won.end());
        if (!lost.empty()) {
            table.push_back(1 + (is_long ? lost.back() : lost[0]));
        } else if (!won.empty()) {
            table.push_back(1 + (is_long ? won[0] : won.back()));
        } else {
            table.push_back(0);
        }
    }
    return table;
}

int suspense_of_pair(long long a, long long b) {
    if (b == 0) {
        return 0;
    }
    int rest = suspense_of_pair(b, a % b);
    return rest + (rest % 2 == 1 && a / b > 1 ? 2 : 1);
}

template <class T> void print(const vector<T>& values) {
    for (size_t i = 0; i < values.size(); i++) {
        cout << values[i] << (i + 1 < values.size() ? ' ' : '\n');
    }
}

int main() {
    for (int k = 1; k <= 4; k++) {
        for (int n = 0; n < 625; n++) {
            vector<long long> heaps = {n % 5, n / 5 % 5, (n / 25 % 5LL) << 60, n / 125};
            cout << moore_wins(heaps, k) << ' ';
            print(moore_move(heaps, k));
        }
    }
    for (vector<int> takes : vector<vector<int>>{{1, 3, 4}, {2, 5}, {1, 2, 6}}) {
        vector<vector<int>> options(60);
        for (int heap = 0; heap < 60; heap++) {
            for (int take : takes) {
                if (take <= heap) {
                    options[heap].push_back(heap - take);
                }
            }
        }
        print(lengths(options, false));
        print(lengths(options, true));
    }
    for (int a = 0; a < 30; a++) {
        vector<int> row;
        for (int b = 0; b <= a; b++) {
            row.push_back(suspense_of_pair(a, b));
        }
        print(row);
    }
}
