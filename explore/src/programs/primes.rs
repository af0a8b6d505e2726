/// Whether a number from 2 on is prime.
fn is_prime(number: usize) -> bool {
    (2..number).all(|divisor| number % divisor != 0)
}

