// Who wins with each number of sweets in the boxes: W if the first player wins, L if the second does.
#include <cstdio>
#include <vector>
using namespace std;

vector<vector<bool>> brute_force(int max) {
    vector<vector<bool>> wins(max, vector<bool>(max));
    for (int total = 2; total <= max; total++) {
        for (int m = 1; m < total; m++) {
            int n = total - m;
            for (int sweets : {m, n})
                for (int part = 1; part < sweets; part++)
                    if (!wins[part][sweets - part])
                        wins[m][n] = true;
        }
    }
    return wins;
}

int main() {
    vector<vector<bool>> wins = brute_force(40);
    for (int m = 1; m < 40; m++) {
        for (int n = 1; n <= 40 - m; n++)
            putchar(wins[m][n] ? 'W' : 'L');
        putchar('\n');
    }
}
