// The code of the page staircase; main prints what the test of the page computes too.
#include <cstdint>
#include <iostream>
#include <vector>
using namespace std;

bool staircase_wins(const vector<uint64_t>& coins) {
    uint64_t sum = 0;
    for (size_t stair = 1; stair < coins.size(); stair += 2) {
        sum ^= coins[stair];
    }
    return sum != 0;
}

// All positions with up to 2 coins on each of the stairs 0 to 5, and no stair at all.
int main() {
    cout << staircase_wins({}) << '\n';
    for (int position = 0; position < 3 * 3 * 3 * 3 * 3 * 3; position++) {
        vector<uint64_t> coins;
        for (int stair = 0, rest = position; stair <= 5; stair++, rest /= 3) {
            coins.push_back(rest % 3);
        }
        cout << staircase_wins(coins) << '\n';
    }
}
