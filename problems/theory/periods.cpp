// The code of the page periods; main prints what the test of the page computes too.
#include <algorithm>
#include <iostream>
#include <optional>
#include <utility>
#include <vector>
using namespace std;

optional<pair<int, int>> repetition(const vector<int>& values, int window) {
    int last = (int)values.size() - window;
    for (int b = 1; b <= last; b++) {
        for (int a = 0; a < b; a++) {
            auto first = values.begin() + a;
            if (equal(first, first + window, values.begin() + b)) {
                return pair(a, b - a);
            }
        }
    }
    return nullopt;
}

// All windows in lists of values that begin with other ones before they repeat.
int main() {
    for (int start = 0; start <= 5; start++) {
        for (int length = 1; length <= 5; length++) {
            vector<int> values;
            for (int i = 0; i < 12; i++) {
                values.push_back(i < start ? 9 - i : (i - start) % length % 3);
            }
            for (int window = 1; window <= 13; window++) {
                auto found = repetition(values, window);
                if (found) {
                    cout << found->first << ' ' << found->second << '\n';
                } else {
                    cout << "none\n";
                }
            }
        }
    }
}
