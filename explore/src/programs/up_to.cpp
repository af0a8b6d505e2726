#include <algorithm>
#include <iostream>
#include <set>
#include <vector>
using namespace std;

// The most coins that a move turns.
const int MOST = {{most}};

{{value}}
int main() {
    int n;
    cin >> n;
    // For each number of coins below MOST the Nim sums of {{least}} this many coins so far.
    vector<set<long long>> sums(MOST, {0});
{{none}}    cout << 0;
    for (int place = 1; place <= n; place++) {
        long long last = value({sums[MOST - 1].begin(), sums[MOST - 1].end()});
        for (int count = MOST - 1; count > 0; count--)
            for (long long sum : sums[count - 1]) sums[count].insert(sum ^ last);
        cout << " " << show(last);
    }
    cout << "\n";
}
