// Who wins with a heap of takes of L to R and a heap of Nim: W if the first player wins, L if the second does.
#include <cstdio>
#include <utility>
#include <vector>
using namespace std;

// The least and the largest take from each heap.
vector<vector<bool>> brute_force(pair<int, int> from_a, pair<int, int> from_b, int size) {
    vector<vector<bool>> wins(size, vector<bool>(size));
    for (int a = 0; a < size; a++) {
        for (int b = 0; b < size; b++) {
            for (int take = from_a.first; take <= from_a.second && take <= a; take++)
                if (!wins[a - take][b])
                    wins[a][b] = true;
            for (int take = from_b.first; take <= from_b.second && take <= b; take++)
                if (!wins[a][b - take])
                    wins[a][b] = true;
        }
    }
    return wins;
}

int main() {
    for (int most = 1; most <= 6; most++) {
        for (int least = 1; least <= most; least++) {
            for (const vector<bool>& row : brute_force({least, most}, {1, 15}, 16)) {
                for (bool wins : row)
                    putchar(wins ? 'W' : 'L');
                putchar('\n');
            }
        }
    }
}
