// The values of single cells for n = 200, and who wins on up to 8 cells: W if the first player, L if the second.
#include <cstdio>
#include <set>
#include <utility>
#include <vector>
using namespace std;

vector<pair<pair<int, int>, int>> moves(int n, int position) {
    vector<pair<pair<int, int>, int>> moves;
    for (int x = 1; x <= n; x++) {
        int after = position;
        for (int k = 1; k <= n / x; k++) {
            after ^= 1 << (n - k * x);
            if (position >> (n - x) & 1)
                moves.push_back({{x, k}, after});
        }
    }
    return moves;
}

vector<bool> brute_force(int n) {
    vector<bool> wins = {false};
    for (int position = 1; position < 1 << n; position++) {
        bool won = false;
        for (const auto& move : moves(n, position))
            won = won || !wins[move.second];
        wins.push_back(won);
    }
    return wins;
}

vector<int> single_cells(int n) {
    vector<int> grundy(n + 1);
    for (int x = n; x >= 1; x--) {
        int sum = 0;
        set<int> options = {sum};  // x alone
        for (int k = 2; k <= n / x; k++) {
            sum ^= grundy[k * x];
            options.insert(sum);
        }
        while (options.count(grundy[x]))
            grundy[x]++;
    }
    return grundy;
}

int main() {
    vector<int> grundy = single_cells(200);
    for (size_t x = 1; x < grundy.size(); x++)
        printf(x == 1 ? "%d" : " %d", grundy[x]);
    putchar('\n');
    for (int n = 1; n <= 8; n++) {
        for (bool wins : brute_force(n))
            putchar(wins ? 'W' : 'L');
        putchar('\n');
    }
}
