#include <iostream>
#include <set>
#include <string>
#include <utility>
#include <vector>
using namespace std;

{{constants}}int main() {
    vector<vector<int>> options(NAMES.size());
    for (auto [from, to] : EDGES) options[from].push_back(to);
    // Each round decides a vertex more, if any; what is not decided in the end is a draw.
    vector<string> outcomes(NAMES.size(), "draw");
    for (size_t round = 0; round < NAMES.size(); round++)
        for (size_t vertex = 0; vertex < NAMES.size(); vertex++) {
            set<string> reached;
            for (int to : options[vertex]) reached.insert(outcomes[to]);
            if (reached.empty()) outcomes[vertex] = "{{end}}";
            else if (reached.count("lose")) outcomes[vertex] = "win";
            else if (!reached.count("draw")) outcomes[vertex] = "lose";
        }
    for (size_t vertex = 0; vertex < NAMES.size(); vertex++)
        cout << NAMES[vertex] << " " << outcomes[vertex] << "\n";
}
