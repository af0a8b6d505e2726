// Whether the player to move wins, as 1 or 0: there is no move, or one to a lost position.
long long value(const vector<long long>& options) {
    return options.empty() || find(options.begin(), options.end(), 0) != options.end();
}

char show(long long value) { return value == 1 ? 'W' : 'L'; }
