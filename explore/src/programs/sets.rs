fn is_power(take: usize, base: usize) -> bool {
    std::iter::successors(Some(1), |power| Some(power * base)).find(|&power| power >= take) == Some(take)
}

fn is_square(take: usize) -> bool {
    (1..=take).find(|root| root * root >= take).map(|root| root * root) == Some(take)
}

fn is_cube(take: usize) -> bool {
    (1..=take).any(|root| root * root * root == take)
}

fn is_triangular(take: usize) -> bool {
    (1..=take).any(|row| row * (row + 1) == 2 * take)
}

fn is_prime(take: usize) -> bool {
    take > 1 && (2..take).take_while(|d| d * d <= take).all(|d| take % d != 0)
}

fn is_fibonacci(take: usize) -> bool {
    common::subtraction::fibonacci().find(|&number| number >= take as u64) == Some(take as u64)
}
