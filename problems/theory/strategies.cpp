// The code of the page strategies; main prints what the test of the page computes too.
#include <algorithm>
#include <iostream>
#include <vector>
using namespace std;

vector<vector<int>> bites(const vector<int>& bar) {
    vector<vector<int>> left;
    for (size_t r = 0; r < bar.size(); r++) {
        for (int c = r == 0 ? 1 : 0; c < bar[r]; c++) {
            vector<int> bitten = bar;
            for (size_t above = r; above < bar.size(); above++) {
                bitten[above] = min(bar[above], c);
            }
            left.push_back(bitten);
        }
    }
    return left;
}

// All bars of three rows with up to 5 squares.
int main() {
    for (int a = 1; a <= 5; a++) {
        for (int b = 0; b <= a; b++) {
            for (int c = 0; c <= b; c++) {
                for (const vector<int>& left : bites({a, b, c})) {
                    cout << left[0] << ' ' << left[1] << ' ' << left[2] << '\n';
                }
                cout << '\n';
            }
        }
    }
}
