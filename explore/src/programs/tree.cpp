#include <iostream>
#include <string>
#include <utility>
#include <vector>
using namespace std;

{{constants}}int main() {
    vector<int> values(NAMES.size(), 0);
    // From the leaves down: an edge adds one, and branches form a Nim sum.
    for (size_t i = EDGES.size(); i-- > 0;) {
        auto [below, above] = EDGES[i];
        values[below] ^= values[above] + 1;
    }
    for (size_t vertex = 0; vertex < NAMES.size(); vertex++) {
        cout << NAMES[vertex] << " " << values[vertex] << "\n";
    }
}
