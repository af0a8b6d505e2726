bool is_power(long long take, long long base) {
    while (take % base == 0) take /= base;
    return take == 1;
}

bool is_square(int take) {
    int root = 1;
    while (root * root < take) root++;
    return root * root == take;
}

bool is_cube(int take) {
    int root = 1;
    while (root * root * root < take) root++;
    return root * root * root == take;
}

bool is_triangular(int take) {
    int row = 1;
    while (row * (row + 1) / 2 < take) row++;
    return row * (row + 1) / 2 == take;
}

bool is_prime(int take) {
    for (int divisor = 2; divisor * divisor <= take; divisor++)
        if (take % divisor == 0) return false;
    return take > 1;
}

bool is_fibonacci(int take) {
    int number = 1, next = 2;
    while (number < take) next += number, number = next - number;
    return number == take;
}
