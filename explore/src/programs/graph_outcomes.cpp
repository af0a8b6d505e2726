#include <iostream>
#include <string>
#include <utility>
#include <vector>
using namespace std;

{{constants}}int main() {
    vector<vector<int>> options(NAMES.size());
    for (auto [from, to] : EDGES) options[from].push_back(to);
    // What is not decided in the end is a draw.
    vector<string> outcomes(NAMES.size(), "draw");
    bool is_new = true;
    while (is_new) {
        is_new = false;
        for (size_t vertex = 0; vertex < NAMES.size(); vertex++) {
            bool can_lose = false, can_draw = false;
            for (int to : options[vertex]) {
                can_lose = can_lose || outcomes[to] == "lose";
                can_draw = can_draw || outcomes[to] == "draw";
            }
            string outcome = can_lose ? "win" : can_draw ? "draw" : "lose";
            if (options[vertex].empty()) outcome = "{{end}}";
            if (outcome != outcomes[vertex]) {
                outcomes[vertex] = outcome;
                is_new = true;
            }
        }
    }
    for (size_t vertex = 0; vertex < NAMES.size(); vertex++) {
        cout << NAMES[vertex] << " " << outcomes[vertex] << "\n";
    }
}
