// The graph of the write-up: L if the player to move loses with two or three pieces, a dot otherwise.
#include <cstdio>
#include <vector>
using namespace std;

bool brute_force(const vector<vector<int>> &options, vector<int> pieces) {
    for (int &piece : pieces) {
        int from = piece;
        for (int to : options[from]) {
            piece = to;
            if (!brute_force(options, pieces))
                return true;
        }
        piece = from;
    }
    return false;
}

int main() {
    vector<vector<int>> graph = {{}, {0}, {0, 1}, {1}, {2, 3}, {}, {2, 3, 4}, {4, 5}, {1, 6}};
    for (int a = 0; a < 9; a++)
        for (int b = 0; b < 9; b++) {
            printf("%d %d %c ", a, b, brute_force(graph, {a, b}) ? '.' : 'L');
            for (int c = 0; c < 9; c++)
                putchar(brute_force(graph, {a, b, c}) ? '.' : 'L');
            putchar('\n');
        }
}
