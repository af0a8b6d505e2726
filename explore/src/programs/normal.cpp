// The Grundy value of a position: the least number that none of its options has.
long long value(const vector<long long>& options) {
    vector<bool> present(options.size());
    for (long long option : options)
        if (option < (long long)options.size()) present[option] = true;
    return find(present.begin(), present.end(), false) - present.begin();
}

long long show(long long value) { return value; }
