// The code of the page octal; main prints what the test of the page computes too.
#include <iostream>
#include <vector>
using namespace std;

// As on the page mex.
int mex(const vector<int>& values) {
    int n = values.size();
    vector<bool> seen(n + 1);
    for (int value : values) {
        if (value <= n) {
            seen[value] = true;
        }
    }
    int least = 0;
    while (seen[least]) {
        least++;
    }
    return least;
}

vector<int> code_table(const vector<int>& digits, int largest) {
    int t = digits.size() - 1;
    vector<int> grundy;
    for (int heap = 0; heap <= largest; heap++) {
        vector<int> values;
        for (int take = 0; take <= t && take <= heap; take++) {
            int digit = digits[take], rest = heap - take;
            if ((digit & 1) && rest == 0) {
                values.push_back(0);
            }
            if ((digit & 2) && rest > 0) {
                values.push_back(grundy[rest]);
            }
            if (digit & 4) {
                for (int left = 1; left < rest; left++) {
                    values.push_back(grundy[left] ^ grundy[rest - left]);
                }
            }
        }
        grundy.push_back(mex(values));
    }
    return grundy;
}

// All codes of two digits after the point, and one of four.
int main() {
    vector<vector<int>> codes = {{0, 4, 0, 3, 1}};
    for (int code = 0; code < 128; code++) {
        codes.push_back({code / 64 * 4, code / 8 % 8, code % 8});
    }
    for (const vector<int>& digits : codes) {
        for (int value : code_table(digits, 30)) {
            cout << value << ' ';
        }
        cout << '\n';
    }
}
