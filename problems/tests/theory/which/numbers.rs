//! Rows on numbers and divisors.

use super::search::{
    all_lists, all_sets, ascending_lists, check, lost, minus, misere, pairs, row, sorted, splits,
    sum, values, xor, Row,
};
use super::takes::{binary_digits, gcd};
use checks::rules::in_one;
use common::grundy::GrundySearch;
use itertools::Itertools;

fn divisors(n: usize) -> impl Iterator<Item = usize> {
    (1..n).filter(move |d| n % d == 0)
}

/// The prime factors, each as often as it occurs.
pub fn factors(n: usize) -> Vec<usize> {
    let Some(p) = (2..=n).find(|p| n % p == 0) else { return Vec::new() };
    [vec![p], factors(n / p)].concat()
}

/// The positive remainders of a set of numbers by each number up to the largest.
fn remainders(numbers: &[usize]) -> Vec<Vec<usize>> {
    let most = numbers.last().copied().unwrap_or(0);
    let by = |m| numbers.iter().map(move |x| x % m).filter(|&x| x > 0).sorted().dedup().collect();
    (1..=most).map(by).collect()
}

fn is_lost_to_remainders(numbers: &[usize]) -> bool {
    match numbers {
        [] => false,
        [1 | 2] | [4, 8] => true,
        _ if numbers.iter().any(|x| x % 12 > 0) => false,
        _ => !remainders(numbers).iter().any(|next| is_lost_to_remainders(next)),
    }
}

/// Whether the player to move wins with the greatest common divisor `g` of the numbers taken, if `left` of its multiples
/// are left of all.
fn wins(all: &[usize], g: usize, left: usize) -> bool {
    let count = |d: usize| all.iter().filter(|&&a| a % d == 0).count();
    let used = count(g) - left;
    let smaller = (2..g).filter(|&d| all.iter().any(|&a| gcd(g, a) == d));
    left > 0 && !wins(all, g, left - 1)
        || smaller.into_iter().any(|d| !wins(all, d, count(d) - used - 1))
}

pub const ROWS: &[Row] = &[
    row("divisor", "g = \\Omega(n)", || {
        values(1..300, |&n| divisors(n).collect(), |&n| factors(n).len())
    }),
    row("prime", "g = \\Omega(n) \\bmod 2", || {
        values(
            1..300,
            |&n| factors(n).into_iter().map(|p| n / p).collect(),
            |&n| factors(n).len() % 2,
        )
    }),
    row(
        "prime-power",
        "g = e_1 \\oplus e_2 \\oplus \\dots; n = p_1^{e_1} p_2^{e_2} \\cdots",
        || {
            let is_power = |d: usize| d > 1 && factors(d).windows(2).all(|pair| pair[0] == pair[1]);
            let moves = |&n: &usize| divisors(n).filter(|d| is_power(n / d)).collect();
            values(1..300, moves, |&n| {
                let factors = factors(n);
                xor((2..=n).map(|p| factors.iter().filter(|&&factor| factor == p).count()))
            })
        },
    ),
    row("less-by-xor", "g = x - h + 1; x \\ge 1; h; x", || {
        let moves = |&x: &usize| (1..=x).map(|y| x ^ y).filter(|&less| less < x).collect();
        values(1..200, moves, |&x| x - (1 << (binary_digits(x) - 1)) + 1)
    }),
    row("subtract-divisor", "g = e; 2^e; n", || {
        values(1..400, |&n| minus(n, divisors(n)), |&n| n.trailing_zeros() as usize)
    }),
    row("odd-divisor", "n = 1; n = 2^k; k \\ge 2; n = 2p; p", || {
        let moves = |&n: &usize| {
            let divided = (3..=n).step_by(2).filter(|d| n % d == 0).map(|d| n / d);
            divided.chain((n > 1).then(|| n - 1)).collect()
        };
        lost(1..400, moves, |&n| match factors(n)[..] {
            [2] => false,
            [2, _] => true,
            ref all => all.iter().all(|&p| p == 2),
        })
    }),
    row("equal-heaps", "g; 1; n", || {
        let moves = |n: usize| divisors(n).map(|d| vec![d; n / d]).collect();
        splits(1..200, moves, |n| {
            let odd = factors(n).into_iter().filter(|p| p % 2 == 1).count();
            odd + usize::from(n % 2 == 0)
        })
    }),
    row("multiply", "9 \\times 18^j < n \\le 18^{j+1}; j \\ge 0", || {
        let mut count = 0;
        for n in (2..40).chain([161, 162, 163, 323, 324, 325, 2915, 2916, 2917, 5832, 5833]) {
            let moves = |&p: &usize| {
                if p >= n {
                    Vec::new()
                } else {
                    (2..=9).map(|factor| p * factor).collect()
                }
            };
            count += lost([1], moves, |_| {
                (0..5).any(|j| 9 * 18usize.pow(j) < n && n <= 18usize.pow(j + 1))
            });
        }
        count
    }),
    row("differences", "M / d - k; M; d; k", || {
        let moves = |numbers: &Vec<usize>| -> Vec<Vec<usize>> {
            let new = pairs(numbers.len() - 1).map(|(i, j)| numbers[i].abs_diff(numbers[j]));
            let new = new.filter(|&new| new > 0 && !numbers.contains(&new));
            new.map(|new| sorted(numbers.iter().copied().chain([new]))).collect()
        };
        let start = (2..=4).flat_map(|count| (1..=9).combinations(count));
        lost(start, moves, |numbers| {
            let d = numbers.iter().fold(0, |d, &number| gcd(d, number));
            (numbers[numbers.len() - 1] / d - numbers.len()) % 2 == 0
        })
    }),
    row("sums-and-differences", "\\lfloor n / d \\rfloor - k; k \\ge 2; d", || {
        sum((4..=8).map(|n| {
            let moves = |numbers: &Vec<usize>| -> Vec<Vec<usize>> {
                let two = pairs(numbers.len() - 1).filter(|(i, j)| i < j);
                let new = two.flat_map(|(i, j)| [numbers[i] + numbers[j], numbers[j] - numbers[i]]);
                let new = new.filter(|new| *new <= n && !numbers.contains(new));
                new.map(|new| sorted(numbers.iter().copied().chain([new]))).collect()
            };
            let start = (2..=3).flat_map(|count| (1..=n).combinations(count));
            lost(start, moves, |numbers| {
                let d = numbers.iter().fold(0, |d, &number| gcd(d, number));
                (n / d - numbers.len()) % 2 == 0
            })
        }))
    }),
    row("lower-and-divide", "1", || {
        let lowered = |numbers: &[usize], i: usize| {
            let mut numbers = numbers.to_vec();
            numbers[i] -= 1;
            let d = numbers.iter().fold(0, |d, &number| gcd(d, number));
            sorted(numbers.into_iter().map(|number| number / d))
        };
        let moves = |numbers: &Vec<usize>| {
            let large = (0..numbers.len()).filter(|&i| numbers[i] > 1);
            large.map(|i| lowered(numbers, i)).collect()
        };
        let formula = |numbers: &Vec<usize>| {
            let mut numbers = numbers.clone();
            let mut lost = true;
            loop {
                let odd: Vec<usize> = (0..numbers.len()).filter(|&i| numbers[i] % 2 == 1).collect();
                match odd[..] {
                    _ if (numbers.len() - odd.len()) % 2 == 1 => return !lost,
                    [i] if numbers[i] > 1 => numbers = lowered(&numbers, i),
                    _ => return lost,
                }
                lost = !lost;
            }
        };
        let start = [(1, 9), (2, 20), (3, 9), (4, 5), (5, 5)]
            .into_iter()
            .flat_map(|(count, most)| ascending_lists(count, 0..=most));
        let coprime =
            start.filter(|n| n[0] > 0 && n.iter().fold(0, |d, &number| gcd(d, number)) == 1);
        lost(coprime, moves, formula)
    }),
    row("remainders", "\\{1\\}; \\{2\\}; \\{4, 8\\}; 12", || {
        let sets = (1..=3).flat_map(|n| (1..=40).combinations(n));
        let sets = sets.chain((1..=7).map(|i| 12 * i).powerset().skip(1));
        misere(sets, |numbers| remainders(numbers), |numbers| is_lost_to_remainders(numbers))
    }),
    row("even-or-odd", "d; r + 2^d y; y; 2^D; d = D; r", || {
        // Numbers below 2^4.
        fn result(board: &[usize], d: u32, r: usize) -> Option<bool> {
            let next = |r| result(board, d + 1, r);
            match d {
                4 => board.contains(&r).then_some(true),
                _ => match [next(r), next(r + (1 << d))] {
                    [None, None] => None,
                    options => Some(options != [Some(true); 2]),
                },
            }
        }
        let moves = |board: &Vec<usize>| -> Vec<Vec<usize>> {
            let left = |odd| board.iter().filter(|&x| x % 2 == odd).map(|x| x / 2).collect();
            [0, 1].map(left).into_iter().filter(|left| left != board).collect()
        };
        let boards = all_sets(0..12).into_iter().filter(|board| !board.is_empty());
        lost(boards, moves, |board| result(board, 0, 0) == Some(false))
    }),
    row("powers", "b, b^2, \\dots, b^k; b; 1, \\dots, k", || {
        // The numbers that are left, as bits from 1 on.
        fn moves(left: usize, barred: &dyn Fn(usize, usize) -> bool) -> Vec<usize> {
            let places = || (1..20).filter(move |place| left >> place & 1 == 1);
            let after =
                |x: usize| places().filter(|&y| !barred(x, y)).fold(0, |set, y| set | 1 << y);
            places().map(after).collect()
        }
        let is_power = |x: usize, y: usize| y == x || x > 1 && (2..5).any(|e| x.pow(e) == y);
        let multiples = |x: usize, y: usize| y % x == 0;
        let all = |n: usize| (2usize << n) - 2;
        let mut chain = GrundySearch::new(|&left: &usize| moves(left, &multiples));
        let g: Vec<u64> = (0..16usize).map(|set| chain.grundy(&(2 * set))).collect();
        let start = (1..=17).map(all).chain((8..=16).flat_map(|n| moves(all(n), &is_power)));
        values(
            start,
            |&left| moves(left, &is_power),
            |&left| {
                let bases = (1..18).filter(|&b| (2..b).all(|root| !is_power(root, b)));
                // The exponents of the powers that are left.
                let exponents = |b: usize| {
                    let is_left = |&e: &u32| left >> b.pow(e).min(63) & 1 == 1 && (e == 1 || b > 1);
                    (1..5).filter(is_left).fold(0, |set, e| set | 1 << (e - 1))
                };
                usize::try_from(bases.fold(0, |sum, b| sum ^ g[exponents(b)])).unwrap()
            },
        )
    }),
    row("common-divisor", "G; G", || {
        // The numbers that are left, and the greatest common divisor of those that are taken.
        let moves = |(numbers, g): &(Vec<usize>, usize)| -> Vec<(Vec<usize>, usize)> {
            let allowed = (0..numbers.len()).filter(|&i| gcd(*g, numbers[i]) > 1);
            let take =
                |i: usize| ([&numbers[..i], &numbers[i + 1..]].concat(), gcd(*g, numbers[i]));
            allowed.map(take).collect()
        };
        let all = (2..=5).flat_map(|n| ascending_lists(n, 2..=12));
        let first = all.filter(|all| all.iter().fold(0, |d, &a| gcd(d, a)) == 1).flat_map(|all| {
            (0..all.len()).map(move |i| ([&all[..i], &all[i + 1..]].concat(), all[i]))
        });
        lost(first, moves, |(numbers, g)| {
            let all = [&numbers[..], &[*g]].concat();
            !wins(&all, *g, numbers.iter().filter(|&a| a % g == 0).count() % 2)
        })
    }),
    row("digits", "0; 0", || {
        let moves = |digits: &Vec<usize>| {
            let smaller = in_one(digits, |_, &digit| 0..digit);
            let zeros = (0..digits.len()).filter(|&i| digits[i] == 0);
            smaller.into_iter().chain(zeros.map(|i| digits[..i].to_vec())).collect::<Vec<_>>()
        };
        let digits_of = |n: usize| n.to_string().bytes().map(|b| usize::from(b - b'0')).collect();
        let number = |digits: &[usize]| digits.iter().fold(0, |n, digit| 10 * n + digit);
        let mut won = vec![true];
        for n in 1..1000 {
            let kept = moves(&digits_of(n)).into_iter().filter(|next| next.first() > Some(&0));
            won.push(kept.into_iter().any(|next| !won[number(&next)]));
        }
        lost((1..=3).flat_map(|length| all_lists(length, 0..=9)), moves, |digits| {
            digits[0] > 0 && !won[number(digits)]
        })
    }),
    row("calendar", "", || {
        let length = |y: usize, m: usize| match m {
            2 if y % 4 == 0 && (y % 100 != 0 || y % 400 == 0) => 29,
            2 => 28,
            4 | 6 | 9 | 11 => 30,
            _ => 31,
        };
        let goal = (2001, 11, 4);
        let moves = |&(y, m, d): &(usize, usize, usize)| {
            let next_month = |d| if m == 12 { (y + 1, 1, d) } else { (y, m + 1, d) };
            let next_day = if d == length(y, m) { next_month(1) } else { (y, m, d + 1) };
            let (year, month, _) = next_month(d);
            let both = [Some(next_day), Some(next_month(d)).filter(|_| d <= length(year, month))];
            both.into_iter().flatten().filter(|&date| date <= goal).collect()
        };
        let dates = (1996..=2001)
            .flat_map(|y| (1..=12).flat_map(move |m| (1..=length(y, m)).map(move |d| (y, m, d))));
        lost(dates.filter(|&date| date <= goal), moves, |&(_, m, d)| {
            (m + d) % 2 == 1 && !(d == 30 && (m == 9 || m == 11))
        })
    }),
];

#[test]
fn numbers() {
    check(ROWS);
}
