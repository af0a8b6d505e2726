// Colouring Game by the rules: for all rows of 1 to 9 cells, A if Alice wins and B if Bob does.
#include <iostream>
#include <map>
#include <string>
#include <vector>
using namespace std;

// The rows after the moves of the player whose colour is own. White cells are W.
vector<string> moves(const string& row, char own) {
    vector<string> moves;
    for (size_t i = 1; i < row.size(); i++) {
        if (row[i - 1] == own || row[i] == own) {
            string next = row;
            next[i - 1] = next[i] = 'W';
            moves.push_back(next);
        }
    }
    return moves;
}

// Whether the player to move wins, whose colour is own. known remembers the answers.
bool brute_force(const string& row, char own, map<pair<string, char>, bool>& known) {
    auto found = known.find({row, own});
    if (found != known.end()) {
        return found->second;
    }
    bool wins = false;
    for (const string& next : moves(row, own)) {
        wins = wins || !brute_force(next, own == 'R' ? 'B' : 'R', known);
    }
    return known[{row, own}] = wins;
}

int main() {
    map<pair<string, char>, bool> known;
    for (int n = 1; n <= 9; n++) {
        for (int bits = 0; bits < 1 << n; bits++) {
            string row;
            for (int i = 0; i < n; i++) {
                row += bits >> i & 1 ? 'R' : 'B';
            }
            cout << (brute_force(row, 'R', known) ? 'A' : 'B');
        }
        cout << '\n';
    }
}
