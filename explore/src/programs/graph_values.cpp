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
    // Each round finds the value of a vertex more, until all have one: it follows from those of its options.
    vector<long long> values(NAMES.size(), -1);
    while (count(values.begin(), values.end(), -1) > 0)
        for (size_t vertex = 0; vertex < NAMES.size(); vertex++) {
            vector<long long> reached;
            for (int to : options[vertex]) reached.push_back(values[to]);
            if (count(reached.begin(), reached.end(), -1) == 0) values[vertex] = value(reached);
        }
    for (size_t vertex = 0; vertex < NAMES.size(); vertex++)
        cout << NAMES[vertex] << " " << show(values[vertex]) << "\n";
}
