//! Cases of Fibonacci nim: all Fibonacci numbers within the bounds, and numbers that overflow makes
//! look like one.

use super::rules::{fibonacci_numbers, zeckendorf};
use super::{drawn, Question, TestCase};

/// The largest heap.
const MOST: usize = (1 << 31) - 1;

/// How far the rules alone are followed.
const SEARCHED: usize = 100_000;

/// The cases, with the answers.
pub fn cases() -> Vec<TestCase> {
    let fibonacci = fibonacci_numbers(MOST);
    let least = least_winning_takes();
    let case = |name: &str, heaps: Vec<usize>| case(name, heaps, &fibonacci, &least);
    let in_bounds = |heaps: Vec<usize>| -> Vec<usize> {
        heaps.into_iter().filter(|heap| (2..=MOST).contains(heap)).collect()
    };
    let sums = |numbers: &[usize]| -> Vec<usize> {
        numbers.iter().flat_map(|a| numbers.iter().map(move |b| a + b)).collect()
    };
    vec![
        // The smallest input.
        case("edge-01", vec![2]),
        // All heaps up to 2000.
        case("edge-02", (2..=2000).collect()),
        // All Fibonacci numbers with their neighbours.
        case("edge-03", in_bounds(fibonacci.iter().flat_map(|&f| [f - 1, f, f + 1]).collect())),
        // Sums of two of them, some of which are Fibonacci numbers again.
        case("edge-04", in_bounds(sums(&fibonacci))),
        // What larger Fibonacci numbers become in 32 bits; none of these is one.
        case("edge-05", in_bounds(wrapped_fibonacci_numbers())),
        // The largest heaps.
        case("edge-06", (MOST - 99..=MOST).collect()),
        // All orders of magnitude.
        case(
            "random-01",
            drawn(1000, 1, |random| {
                let most = 1 << random.usize(2..=31);
                random.usize(2..most)
            }),
        ),
        // So many large heaps that a loop up to each takes too long. One in four is lost.
        case(
            "max-01",
            drawn(10_000, 2, |random| {
                if random.usize(0..4) == 0 {
                    fibonacci[random.usize(fibonacci.len() - 9..fibonacci.len())]
                } else {
                    random.usize(2..=MOST)
                }
            }),
        ),
    ]
}

/// The Fibonacci numbers above the bound as a wrapping addition of 32 bits has them, signed or not.
fn wrapped_fibonacci_numbers() -> Vec<usize> {
    let (mut last, mut this) = (1_u32, 2_u32);
    let mut numbers = Vec::new();
    for place in 0..100 {
        (last, this) = (this, last.wrapping_add(this));
        // The first 43 of these are still right.
        if place > 43 {
            numbers.push(this as usize);
        }
    }
    numbers
}

fn case(name: &str, heaps: Vec<usize>, fibonacci: &[usize], least: &[usize]) -> TestCase {
    let questions = heaps.into_iter().map(|n| {
        assert!((2..=MOST).contains(&n));
        // A Fibonacci number is its own Zeckendorf sum, and 5 n² + 4 or 5 n² - 4 is a square.
        let first_wins = zeckendorf(n, fibonacci).len() > 1;
        let square = |number: u128| number.isqrt().pow(2) == number;
        let five = 5 * (n as u128).pow(2);
        assert_eq!(first_wins, !square(five + 4) && !square(five - 4), "{n}");
        if n <= SEARCHED {
            assert_eq!(first_wins, least[n] < n, "{n}");
        }
        Question::new(n, if first_wins { "First win" } else { "Second win" })
    });
    TestCase::closed(name, "0", questions)
}

/// For each heap the least take that wins, if it is allowed. It takes the whole heap, or leaves one
/// whose own least winning take is more than twice as much.
fn least_winning_takes() -> Vec<usize> {
    let mut least = vec![0];
    for heap in 1..=SEARCHED {
        let wins = |&take: &usize| take == heap || least[heap - take] > 2 * take;
        least.push((1..=heap).find(wins).expect("the whole heap wins"));
    }
    least
}
