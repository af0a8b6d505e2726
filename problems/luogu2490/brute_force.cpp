// In how many placements of k pieces on n cells the first player wins, by the rules.
#include <cstdio>
#include <map>
#include <utility>
#include <vector>
using namespace std;

using Row = vector<int>;

vector<Row> moves(const Row& row, int n, int d) {
    vector<pair<Row, int>> all = {{row, 0}};  // with the number of pieces moved
    for (size_t i = 0; i < row.size(); i += 2) {
        size_t count = all.size();
        for (size_t j = 0; j < count; j++)
            for (int cell = row[i] + 1; cell < row[i + 1]; cell++) {
                auto next = all[j];
                next.first[i] = cell;
                next.second++;
                all.push_back(next);
            }
    }
    vector<Row> rows;
    for (const auto& [next, moved] : all)
        if (1 <= moved && moved <= d) {
            Row mirrored;
            for (size_t i = next.size(); i-- > 0;)
                mirrored.push_back(n + 1 - next[i]);
            rows.push_back(mirrored);
        }
    return rows;
}

bool brute_force(const Row& row, int n, int d, map<Row, bool>& known) {
    auto found = known.find(row);
    if (found != known.end())
        return found->second;
    bool wins = false;
    for (const Row& next : moves(row, n, d))
        wins = wins || !brute_force(next, n, d, known);
    return known[row] = wins;
}

int main() {
    for (auto [n, k] : {pair(6, 2), pair(7, 4), pair(9, 4), pair(9, 6)})
        for (int d = 1; d <= 3; d++) {
            map<Row, bool> known;
            int won = 0;
            for (int bits = 0; bits < 1 << n; bits++) {
                Row row;
                for (int cell = 1; cell <= n; cell++)
                    if (bits >> (cell - 1) & 1)
                        row.push_back(cell);
                if ((int)row.size() == k)
                    won += brute_force(row, n, d, known);
            }
            printf("%d\n", won);
        }
}
