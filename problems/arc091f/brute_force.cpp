// Who wins with two heaps, for each pair of numbers K: W if the first player wins, L if the second does.
#include <cstdio>
#include <vector>
using namespace std;

vector<vector<bool>> brute_force(int k1, int k2, int size) {
    vector<vector<bool>> wins(size, vector<bool>(size));
    for (int a = 0; a < size; a++) {
        for (int b = 0; b < size; b++) {
            for (int take = 1; take <= a / k1; take++)
                if (!wins[a - take][b])
                    wins[a][b] = true;
            for (int take = 1; take <= b / k2; take++)
                if (!wins[a][b - take])
                    wins[a][b] = true;
        }
    }
    return wins;
}

int main() {
    for (int k1 = 1; k1 <= 4; k1++) {
        for (int k2 = 1; k2 <= 4; k2++) {
            for (const vector<bool>& row : brute_force(k1, k2, 16)) {
                for (bool wins : row)
                    putchar(wins ? 'W' : 'L');
                putchar('\n');
            }
        }
    }
}
