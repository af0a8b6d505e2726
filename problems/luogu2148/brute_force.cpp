// Who wins with the pairs (m, n) and (1, c), W for the first player and L for the second. Then Grundy values.
#include <cstdio>
#include <map>
#include <set>
#include <utility>
#include <vector>
using namespace std;

using Pair = pair<int, int>;

bool brute_force(const vector<Pair>& pairs, map<vector<Pair>, bool>& known) {
    if (known.count(pairs))
        return known[pairs];
    bool wins = false;
    for (size_t i = 0; i < pairs.size(); i++) {
        auto [m, n] = pairs[i];
        for (int heap : {m, n}) {
            for (int part = 1; part < heap; part++) {
                vector<Pair> option = pairs;
                option[i] = {part, heap - part}; // in place of both
                wins = wins || !brute_force(option, known);
            }
        }
    }
    known[pairs] = wins;
    return wins;
}

vector<vector<int>> values(int total) {
    vector<vector<int>> values(total, vector<int>(total));
    for (int sum = 2; sum <= total; sum++) {
        for (int m = 1; m < sum; m++) {
            int n = sum - m;
            set<int> reached;
            for (int heap : {m, n})
                for (int part = 1; part < heap; part++)
                    reached.insert(values[part][heap - part]);
            while (reached.count(values[m][n]))
                values[m][n]++;
        }
    }
    return values;
}

int main() {
    map<vector<Pair>, bool> known;
    for (int m = 1; m <= 8; m++) {
        for (int n = 1; n <= 8; n++) {
            for (int c = 1; c <= 8; c++)
                putchar(brute_force({{m, n}, {1, c}}, known) ? 'W' : 'L');
            putchar('\n');
        }
    }
    vector<vector<int>> table = values(40);
    for (int m = 1; m < 40; m++) {
        for (int n = 1; n <= 40 - m; n++)
            printf("%2d", table[m][n]);
        putchar('\n');
    }
}
