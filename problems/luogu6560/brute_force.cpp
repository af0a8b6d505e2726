// What the player to move can force on the graph of the write-up: for each target and number of moves, from
// each start. The vertices are numbered from 0.
#include <algorithm>
#include <cstdio>
#include <vector>
using namespace std;

int brute_force(const vector<vector<int>> &options, int token, int target, int moves) {
    if (token == target || options[token].empty())
        return -1;
    if (moves == 0)
        return 0;
    int least = 1;
    for (int option : options[token])
        least = min(least, brute_force(options, option, target, moves - 1));
    return -least;
}

int main() {
    vector<vector<int>> graph = {{1}, {4}, {1, 3, 6, 7}, {}, {0, 5}, {1, 2}, {5}, {6}};
    for (int target = 0; target < 8; target++)
        for (int moves = 0; moves <= 8; moves++) {
            printf("%d %d:", target, moves);
            for (int start = 0; start < 8; start++)
                printf(" %d", brute_force(graph, start, target, moves));
            putchar('\n');
        }
}
