#include <algorithm>
#include <iostream>
#include <string>
#include <utility>
#include <vector>
using namespace std;

{{constants}}{{value}}
int main() {
    vector<vector<int>> options(NAMES.size());
    for (auto [from, to] : EDGES) options[from].push_back(to);
    // -1 for what is not known yet: the value of a vertex follows from those of its options.
    vector<long long> values(NAMES.size(), -1);
    bool is_new = true;
    while (is_new) {
        is_new = false;
        for (size_t vertex = 0; vertex < NAMES.size(); vertex++) {
            vector<long long> reached;
            bool is_known = true;
            for (int to : options[vertex]) {
                reached.push_back(values[to]);
                is_known = is_known && values[to] >= 0;
            }
            if (is_known && values[vertex] < 0) {
                values[vertex] = value(reached);
                is_new = true;
            }
        }
    }
    for (size_t vertex = 0; vertex < NAMES.size(); vertex++) {
        cout << NAMES[vertex] << " " << show(values[vertex]) << "\n";
    }
}
