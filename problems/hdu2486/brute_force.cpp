// Who wins from n stones with each limit: W if the player to move wins, L if the other one does.
#include <algorithm>
#include <cstdio>
#include <vector>
using namespace std;

vector<vector<bool>> brute_force(int stones, int k) {
    vector<vector<bool>> wins(stones + 1);
    for (int n = 0; n <= stones; n++) {
        wins[n].resize(n + 1);
        for (int max_take = 1; max_take <= n; max_take++) {
            int take = max_take; // a smaller take is possible with a smaller limit
            // The opponent may take up to k times as many.
            bool good = !wins[n - take][min(k * take, n - take)];
            wins[n][max_take] = wins[n][max_take - 1] || good;
        }
    }
    return wins;
}

int main() {
    for (int k = 1; k <= 4; k++)
        for (const vector<bool> &row : brute_force(30, k)) {
            for (bool wins : row)
                putchar(wins ? 'W' : 'L');
            putchar('\n');
        }
}
