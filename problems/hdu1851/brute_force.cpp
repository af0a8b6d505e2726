// Who wins with two piles, for each pair of limits: W if the first player wins, L if the second does.
#include <algorithm>
#include <cstdio>
#include <vector>
using namespace std;

vector<vector<bool>> brute_force(int l1, int l2, int size) {
    vector<vector<bool>> wins(size, vector<bool>(size));
    for (int m1 = 0; m1 < size; m1++) {
        for (int m2 = 0; m2 < size; m2++) {
            for (int take = 1; take <= min(l1, m1); take++)
                if (!wins[m1 - take][m2])
                    wins[m1][m2] = true;
            for (int take = 1; take <= min(l2, m2); take++)
                if (!wins[m1][m2 - take])
                    wins[m1][m2] = true;
        }
    }
    return wins;
}

int main() {
    for (int l2 = 1; l2 <= 5; l2++) {
        for (int l1 = 1; l1 <= 5; l1++) {
            for (const vector<bool>& row : brute_force(l1, l2, 13)) {
                for (bool wins : row)
                    putchar(wins ? 'W' : 'L');
                putchar('\n');
            }
        }
    }
}
