//! Test files of Dividing Game. An input is a single case, so there are many small ones.

use crate::prelude::*;

/// The bound on how many numbers there are, and on each of them.
const MAX: usize = 100_000;

pub fn cases() -> Vec<TestFile> {
    let game = Game::new();
    let primes: Vec<usize> = (2..=MAX).filter(|&n| game.values[n] == 1).collect();
    let large_primes = &primes[primes.len() - 1000..];
    let chosen = |seed, count, from: &[usize]| -> Vec<usize> {
        let mut rng = Rng::with_seed(seed);
        (0..count).map(|_| from[rng.usize(..from.len())]).collect()
    };
    let edge = vec![
        // The smallest input.
        vec![2],
        // Anna wins with any single number.
        vec![MAX],
        vec![99_991],
        // Both have as many prime factors: lost; 4 and 6 have different numbers of divisors, 4 and 5 are
        // halved as often.
        vec![2, 3],
        vec![4, 6],
        vec![4, 5],
        vec![4, 2],
        vec![8, 30],
        // All powers of two, and each with a product of different primes.
        (1..=16).map(|exponent| 1 << exponent).collect(),
        vec![2, 4, 8],
        vec![64, 30_030],
        vec![65_536, 98_304],
        // An even number of prime factors altogether, but won.
        vec![2, 8],
        // Squares of primes, which end at the square root.
        vec![961, 97_969, 99_856, 2],
        (2..=317).filter(|root| game.values[*root] == 1).map(|root| root * root % MAX).collect(),
        // All numbers up to 300, and a P-position of them.
        (2..=300).collect(),
        game.p_position((2..=300).collect()),
    ];
    let random = |seed| {
        let mut rng = Rng::with_seed(seed);
        let count = [2, 3, 5, 60][rng.usize(..4)];
        let most = if seed <= 6 { 40 } else { MAX };
        let numbers = random_list(&mut rng, count, 2..=most);
        if seed % 2 == 0 {
            game.p_position(numbers)
        } else {
            numbers
        }
    };
    let max = vec![
        // Anything in the range, and a P-position.
        random_list(&mut Rng::with_seed(21), MAX, 2..=MAX),
        game.p_position(random_list(&mut Rng::with_seed(22), MAX / 3, 2..=MAX)),
        // The largest primes: an even number of them is lost, an odd one won.
        chosen(23, MAX, large_primes),
        chosen(24, MAX / 3, large_primes),
        // As many prime factors as possible.
        vec![65_536; MAX],
    ];
    let random = (1..=12).map(random).collect();
    let test_file = |name: &str, numbers: Vec<usize>| game.test_file(name, &numbers);
    let mut files = numbered([("edge", edge), ("random", random), ("max", max)], test_file);
    let all = descending(MAX);
    files.extend(largest([
        ("all numbers, from the largest on", vec![counted(&all[..MAX - 1])]),
        ("lost: the largest prime alone", vec![counted(&all_equal(MAX, 99_991))]),
    ]));
    files
}

struct Game {
    /// The proper divisors of the numbers from 0 on.
    divisors: Vec<Vec<usize>>,
    /// The Grundy values of the numbers from 0 on, by the rules.
    values: Vec<usize>,
}

impl Game {
    fn new() -> Self {
        let mut divisors = vec![Vec::new(); MAX + 1];
        for divisor in 1..=MAX {
            for multiple in (2 * divisor..=MAX).step_by(divisor) {
                divisors[multiple].push(divisor);
            }
        }
        let mut values: Vec<usize> = Vec::new();
        for options in &divisors {
            let options: Vec<usize> = options.iter().map(|&option| values[option]).collect();
            values.push(mex(&options));
        }
        Game { divisors, values }
    }

    fn test_file(&self, name: &str, numbers: &[usize]) -> TestFile {
        let values: Vec<usize> = numbers.iter().map(|&number| self.values[number]).collect();
        let wins = nim_wins(&values);
        if numbers.len() <= 3 && numbers.iter().all(|&number| number <= 64) {
            let mut search = Search::normal(|numbers: &Vec<usize>| {
                in_one(numbers, |_, &number| self.divisors[number].clone())
            });
            assert_eq!(wins, search.wins(&numbers.to_vec()), "{numbers:?}");
        }
        let input = counted(numbers);
        TestFile::new(name, [Case::new(input, if wins { "Anna" } else { "Bruno" })])
    }

    /// A P-position: the last number is replaced by one with as many prime factors as it takes; if that
    /// is none, it is left out. So is 2^16, with which it might take more than 16.
    fn p_position(&self, mut numbers: Vec<usize>) -> Vec<usize> {
        numbers.pop();
        numbers.retain(|&number| self.values[number] < 16);
        let sum = numbers.iter().fold(0, |sum, &number| sum ^ self.values[number]);
        if sum > 0 {
            let last = (2..=MAX).rev().find(|&number| self.values[number] == sum);
            numbers.push(last.expect("so many prime factors fit into the range"));
        }
        numbers
    }
}
