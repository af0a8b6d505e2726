// Who wins with the king, the rook, the knight and the queen: W if the player to move wins, L if the other one does, D
// for a draw.
#include <algorithm>
#include <cstdio>
#include <utility>
#include <vector>
using namespace std;

// Pieces: 1 king, 2 rook, 3 knight, 4 queen.
vector<pair<int, int>> moves(int piece, int x, int y) {
    vector<pair<int, int>> steps, moves;
    if (piece == 1) steps = {{1, 0}, {0, 1}, {1, 1}};
    if (piece == 3) steps = {{1, 2}, {2, 1}};
    if (piece == 2 || piece == 4)
        for (int k = 1; k <= max(x, y); k++) {
            steps.push_back({k, 0});
            steps.push_back({0, k});
            if (piece == 4) steps.push_back({k, k});
        }
    for (auto [down, right] : steps)
        if (down <= x && right <= y) moves.push_back({x - down, y - right});
    return moves;
}

vector<vector<int>> brute_force(int piece, int size) {
    vector<vector<int>> outcomes(size, vector<int>(size));
    for (int x = 0; x < size; x++)
        for (int y = 0; y < size; y++) {
            vector<pair<int, int>> options = moves(piece, x, y);
            int best = options.empty() && (x > 0 || y > 0) ? 0 : -1;
            for (auto [x, y] : options) best = max(best, -outcomes[x][y]);
            outcomes[x][y] = best;
        }
    return outcomes;
}

int main() {
    for (int piece = 1; piece <= 4; piece++)
        for (const vector<int> &row : brute_force(piece, 30)) {
            for (int outcome : row) putchar("LDW"[outcome + 1]);
            putchar('\n');
        }
}
