// Numbers as games: the values of all stalks of up to six edges, and the simplest number between each two multiples of
// 1 / 8 from -2 to 2.
#include <iostream>
#include <string>
#include <utility>
#include <vector>
using namespace std;

const long long ONE = 1 << 20;

// The simplest number between two others, all in units of 1 / ONE.
long long simplest(long long left, long long right) {
    if (left < 0) {
        return right > 0 ? 0 : -simplest(-right, -left);
    }
    long long step = ONE;
    while (left / step * step + step >= right) {
        step /= 2;
    }
    return left / step * step + step;
}

// The value m / 2^k of a stalk. Its edges from the ground up are B or R.
pair<long long, int> stalk_value(const string& stalk) {
    long long m = 0;
    int k = 0;
    for (char edge : stalk) {
        if (k > 0 || edge != stalk[0]) {
            m *= 2;
            k++;
        }
        m += edge == 'B' ? 1 : -1;
    }
    return {m, k};
}

vector<string> stalks_up_to(int most) {
    vector<string> all;
    for (int edges = 0; edges <= most; edges++) {
        for (int bits = 0; bits < 1 << edges; bits++) {
            string stalk;
            for (int i = edges - 1; i >= 0; i--) {
                stalk += bits >> i & 1 ? 'R' : 'B';
            }
            all.push_back(stalk);
        }
    }
    return all;
}

int main() {
    for (const string& stalk : stalks_up_to(6)) {
        auto [m, k] = stalk_value(stalk);
        cout << m << ' ' << k << '\n';
    }
    for (int left = -16; left <= 16; left++) {
        for (int right = left + 1; right <= 16; right++) {
            cout << simplest(left * ONE / 8, right * ONE / 8) << '\n';
        }
    }
}
