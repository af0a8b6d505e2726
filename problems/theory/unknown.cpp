// The functions of the page "From a table to a proof".
#include <algorithm>
#include <functional>
#include <iostream>
#include <map>
#include <random>
#include <set>
#include <string>
#include <vector>
using namespace std;

using Position = vector<long long>;

vector<Position> options(const Position& heaps) {
    vector<Position> reached;
    for (size_t i = 0; i < heaps.size(); i++) {
        for (long long take = 1; take * take <= heaps[i]; take++) {
            Position option = heaps;
            option[i] -= take;
            reached.push_back(option);
        }
    }
    return reached;
}

int grundy(const Position& heaps, map<Position, int>& known) {
    auto found = known.find(heaps);
    if (found != known.end()) return found->second;
    set<int> values;
    for (const Position& option : options(heaps)) values.insert(grundy(option, known));
    int mex = 0;
    while (values.count(mex)) mex++;
    return known[heaps] = mex;
}

// -1 if the criterion does not fail.
int first_fault(const vector<bool>& is_lost) {
    for (int heap = 0; heap < int(is_lost.size()); heap++) {
        bool reaches_lost = false;
        for (int take = 1; take * take <= heap; take++) {
            if (is_lost[heap - take]) reaches_lost = true;
        }
        if (is_lost[heap] == reaches_lost) return heap;
    }
    return -1;
}

long long root(long long n) { // n < 2^62
    long long root = 0;
    for (long long bit = 1LL << 30; bit > 0; bit /= 2) {
        if ((root + bit) * (root + bit) <= n) root += bit;
    }
    return root;
}

long long closed_form(long long n) {
    long long period = root(n) + 1;
    long long q = 2 * period - n % period;
    while (q % 2 == 0) q /= 2;
    return q / 2;
}

// An empty list if all agree.
Position stress(function<long long(const Position&)> fast) {
    mt19937 random(1);
    map<Position, int> known;
    for (int round = 0; round < 1000; round++) {
        Position heaps(random() % 3 + 1);
        for (long long& heap : heaps) heap = random() % 13;
        if (fast(heaps) != grundy(heaps, known)) return heaps;
    }
    return {};
}

long long nim_sum(const Position& heaps) {
    long long sum = 0;
    for (long long heap : heaps) sum ^= closed_form(heap);
    return sum;
}

long long sum(const Position& heaps) {
    long long sum = 0;
    for (long long heap : heaps) sum += closed_form(heap);
    return sum;
}

// Each difference from 5 on stands twice: the guess that fails at 64.
vector<bool> second_guess(int size) {
    vector<int> differences = {2, 3, 3, 4};
    for (int d = 5; d < size; d++) differences.insert(differences.end(), 2, d);
    vector<bool> is_lost(size);
    int heap = 0;
    for (size_t i = 0; heap < size; i++) {
        is_lost[heap] = true;
        heap += differences[i];
    }
    return is_lost;
}

template <class T>
void print(const vector<T>& values) {
    for (size_t i = 0; i < values.size(); i++) cout << (i > 0 ? " " : "") << values[i];
    cout << "\n";
}

int main() {
    map<Position, int> known;
    vector<long long> small, sums, far;
    for (int heap = 0; heap <= 40; heap++) small.push_back(grundy({heap}, known));
    for (int heap = 0; heap <= 9; heap++) sums.push_back(grundy({heap, 9 - heap, 5}, known));
    for (int i = 0; i < 10; i++) far.push_back(closed_form(1000000000000000000 - 7 * i));
    print(small);
    print(sums);
    vector<bool> zeros;
    for (int heap = 0; heap < 1000; heap++) zeros.push_back(closed_form(heap) == 0);
    for (int fault : {first_fault(zeros), first_fault(second_guess(1000))}) {
        cout << (fault < 0 ? "none" : to_string(fault)) << "\n";
    }
    print(far);
    print(vector<string>{stress(nim_sum).empty() ? "agrees" : "differs", stress(sum).empty() ? "agrees" : "differs"});
}
