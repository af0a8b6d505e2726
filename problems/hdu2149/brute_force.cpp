// The winning first bids.
#include <cstdio>
#include <vector>
using namespace std;

vector<int> brute_force(int m, int n) {
    vector<bool> wins(m + n, false); // from M on: the other player has won
    for (int price = m - 1; price >= 0; price--)
        for (int raise = 1; raise <= n; raise++)
            if (!wins[price + raise])
                wins[price] = true;
    vector<int> bids;
    for (int bid = 1; bid <= n; bid++)
        if (!wins[bid])
            bids.push_back(bid);
    return bids;
}

int main() {
    for (int m = 1; m <= 30; m++)
        for (int n = 1; n <= 10; n++) {
            printf("%d %d:", m, n);
            for (int bid : brute_force(m, n))
                printf(" %d", bid);
            putchar('\n');
        }
}
