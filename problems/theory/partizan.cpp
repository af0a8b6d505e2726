// Blue-Red Hackenbush on stalks: the values of all stalks of up to six edges, and who wins the sums of two stalks
// of up to three.
#include <iostream>
#include <string>
#include <utility>
#include <vector>
using namespace std;

// The value m / 2^k of a stalk. Its edges from the ground up are B or R.
pair<long long, int> stalk_value(const string& stalk) {
    long long m = 0;
    int k = 0;
    for (char edge : stalk) {
        if (k > 0 || edge != stalk[0]) {
            m *= 2;  // from the first change of colour on, each edge counts half as much as the one before
            k++;
        }
        m += edge == 'B' ? 1 : -1;
    }
    return {m, k};
}

// Whether the player who moves, and cuts edges of this colour, wins a sum of stalks.
bool mover_wins(const vector<string>& stalks, char colour) {
    char other = colour == 'B' ? 'R' : 'B';
    for (size_t i = 0; i < stalks.size(); i++) {
        for (size_t cut = 0; cut < stalks[i].size(); cut++) {
            if (stalks[i][cut] == colour) {
                vector<string> left = stalks;
                left[i].resize(cut);
                if (!mover_wins(left, other)) {
                    return true;
                }
            }
        }
    }
    return false;
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
    for (const string& a : stalks_up_to(3)) {
        for (const string& b : stalks_up_to(3)) {
            for (char colour : {'B', 'R'}) {
                cout << (mover_wins({a, b}, colour) ? 'W' : 'L');
            }
        }
        cout << '\n';
    }
}
