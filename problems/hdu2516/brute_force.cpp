// Who wins with n stones of which this many may be taken: W if the player to move wins, L if the opponent does.
#include <algorithm>
#include <cstdio>
#include <vector>
using namespace std;

vector<vector<bool>> brute_force(int stones) {
    vector<vector<bool>> wins;
    for (int n = 0; n <= stones; n++) {
        vector<bool> row(n + 1);
        for (int max_take = 1; max_take <= n; max_take++)
            for (int take = 1; take <= max_take; take++)
                // The opponent may take up to twice as many.
                if (!wins[n - take][min(2 * take, n - take)])
                    row[max_take] = true;
        wins.push_back(row);
    }
    return wins;
}

int main() {
    for (const vector<bool>& row : brute_force(60)) {
        for (bool wins : row)
            putchar(wins ? 'W' : 'L');
        putchar('\n');
    }
}
