// Who wins with this many balls on the stairs: W if the first player wins, L if the second does.
#include <cstdio>
#include <map>
#include <vector>
using namespace std;

bool brute_force(const vector<int>& balls, map<vector<int>, bool>& known) {
    if (known.count(balls))
        return known[balls];
    bool wins = false;
    for (size_t stair = 1; stair < balls.size(); stair++) {
        for (int take = 1; take <= balls[stair]; take++) {
            vector<int> next = balls;
            next[stair] -= take;
            next[stair - 1] += take;
            wins = wins || !brute_force(next, known);
        }
    }
    known[balls] = wins;
    return wins;
}

int main() {
    map<vector<int>, bool> known;
    for (int p2 = 0; p2 < 5; p2++) {
        for (int p3 = 0; p3 < 5; p3++) {
            for (int p4 = 0; p4 < 5; p4++)
                putchar(brute_force({0, p2, p3, p4}, known) ? 'W' : 'L');
            putchar('\n');
        }
    }
    for (int p2 = 0; p2 < 4; p2++) {
        for (int p4 = 0; p4 < 4; p4++) {
            for (int p6 = 0; p6 < 4; p6++)
                putchar(brute_force({0, p2, 0, p4, 0, p6}, known) ? 'W' : 'L');
            putchar('\n');
        }
    }
}
