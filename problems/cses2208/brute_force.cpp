// Three heaps: L if the first player loses, a dot if the first player wins.
#include <cstdio>
#include <vector>
using namespace std;

vector<vector<vector<bool>>> brute_force(int size) {
    vector<vector<vector<bool>>> wins(size, vector<vector<bool>>(size, vector<bool>(size)));
    for (int a = 0; a < size; a++)
        for (int b = 0; b < size; b++)
            for (int c = 0; c < size; c++)
                // The three bits of a choice tell from which heaps it takes.
                for (int choice = 1; choice < 8; choice++) {
                    int x = choice & 1, y = choice >> 1 & 1, z = choice >> 2;
                    if (x <= a && y <= b && z <= c && !wins[a - x][b - y][c - z])
                        wins[a][b][c] = true;
                }
    return wins;
}

int main() {
    for (const auto &plane : brute_force(9))
        for (const auto &row : plane) {
            for (bool wins : row)
                putchar(wins ? '.' : 'L');
            putchar('\n');
        }
}
