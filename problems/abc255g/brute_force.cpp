// Who wins with two heaps, each with takes that are forbidden: W if the first player wins, L if the second does.
#include <cstdio>
#include <set>
#include <utility>
#include <vector>
using namespace std;

vector<vector<bool>> brute_force(const set<pair<int, int>>& in_a, const set<pair<int, int>>& in_b,
                                 int size) {
    vector<vector<bool>> wins(size, vector<bool>(size));
    for (int a = 0; a < size; a++) {
        for (int b = 0; b < size; b++) {
            for (int take = 1; take <= a; take++)
                if (!in_a.count({a, take}) && !wins[a - take][b])
                    wins[a][b] = true;
            for (int take = 1; take <= b; take++)
                if (!in_b.count({b, take}) && !wins[a][b - take])
                    wins[a][b] = true;
        }
    }
    return wins;
}

int main() {
    set<pair<int, int>> nothing, some = {{2, 2}, {5, 5}, {5, 3}, {8, 1}, {8, 4}}, all_stones;
    for (int heap = 1; heap <= 11; heap++)
        all_stones.insert({heap, heap});
    for (const auto& in_a : {nothing, some, all_stones}) {
        for (const auto& in_b : {nothing, some, all_stones}) {
            for (const vector<bool>& row : brute_force(in_a, in_b, 12)) {
                for (bool wins : row)
                    putchar(wins ? 'W' : 'L');
                putchar('\n');
            }
        }
    }
}
