// Who wins on three rows of at most 7 apples: W if Fra, L if the friend.
#include <algorithm>
#include <cstdio>
#include <map>
#include <vector>
using namespace std;

bool brute_force(vector<int> rows, map<vector<int>, bool>& known) {
    rows.erase(remove(rows.begin(), rows.end(), 0), rows.end());
    sort(rows.begin(), rows.end());
    auto found = known.find(rows);
    if (found != known.end())
        return found->second;
    bool wins = rows.empty(); // as the friend has taken the last apple
    for (size_t i = 0; i < rows.size(); i++)
        for (int take = 1; take <= rows[i]; take++)
            for (int left = 0; left <= rows[i] - take; left++) {
                vector<int> rest = rows;
                rest[i] = left;
                rest.push_back(rows[i] - take - left);
                wins = wins || !brute_force(rest, known);
            }
    return known[rows] = wins;
}

int main() {
    map<vector<int>, bool> known;
    for (int a = 0; a <= 7; a++)
        for (int b = 0; b <= 7; b++) {
            for (int c = 0; c <= 7; c++)
                putchar(brute_force({a, b, c}, known) ? 'W' : 'L');
            putchar('\n');
        }
}
