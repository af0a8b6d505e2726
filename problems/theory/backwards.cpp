// The functions of the page "Working backwards", and what they say of an example and of other graphs.
#include <iostream>
#include <utility>
#include <vector>
using namespace std;

vector<pair<char, int>> retrograde(const vector<vector<int>>& options) {
    int n = options.size();
    vector<vector<int>> sources(n);
    vector<int> open(n), queue;
    vector<pair<char, int>> states(n, {'D', 0});
    for (int p = 0; p < n; p++) {
        open[p] = options[p].size();
        for (int q : options[p]) sources[q].push_back(p);
        if (open[p] == 0) {
            states[p] = {'L', 0};
            queue.push_back(p);
        }
    }
    for (size_t head = 0; head < queue.size(); head++) {
        auto [state, moves] = states[queue[head]];
        for (int p : sources[queue[head]]) {
            open[p]--;
            if (states[p].first == 'D' && (state == 'L' || open[p] == 0)) {
                states[p] = {state == 'L' ? 'W' : 'L', moves + 1};
                queue.push_back(p);
            }
        }
    }
    return states;
}

bool leads(const vector<vector<int>>& options, const vector<int>& labels, int p, int label) {
    for (int q : options[p])
        if (labels[q] == label) return true;
    return false;
}

vector<int> find_labels(const vector<vector<int>>& options) {
    int n = options.size();
    vector<int> labels(n, -1);
    for (bool changes = true; changes;) {
        changes = false;
        for (int p = 0; p < n; p++) {
            if (labels[p] >= 0) continue;
            int m = 0;
            while (leads(options, labels, p, m)) m++;
            bool harmless = true;
            for (int q : options[p])
                if (labels[q] < 0 && !leads(options, labels, q, m)) harmless = false;
            if (harmless) {
                labels[p] = m;
                changes = true;
            }
        }
    }
    return labels;
}

// Numbers that the tests make, too.
unsigned number = 1;

unsigned below(unsigned bound) {
    number = (number * 1103515245u + 12345u) & 0x7fffffff;
    return (number >> 16) % bound;
}

void print_positions(const vector<vector<int>>& options) {
    for (auto [state, moves] : retrograde(options)) cout << state << moves << ' ';
    for (int label : find_labels(options)) cout << label << ' ';
    cout << '\n';
}

int main() {
    print_positions({{}, {0}, {0, 1}, {2, 4}, {0, 3}, {3, 6}, {1, 7}, {6}, {0, 7}});
    for (int i = 0; i < 100; i++) {
        vector<vector<int>> options(4 + i % 5);
        for (auto& from : options)
            for (size_t q = 0; q < options.size(); q++)
                if (below(3 + i % 3) == 0) from.push_back(q);
        print_positions(options);
    }
}
