mod answers;
mod kinds;
mod tables;

use crate::any_heap::HeapValues;
use crate::heap::HeapGame;
use crate::period::{Periodicity, Repeat};
use crate::position::Outcome;
use answers::{numbers, sums, ByRules};
use common::grundy::grundy_table;
use common::nim::nim_sum;
use fastrand::Rng;

fn code(rule: &str) -> HeapGame {
    HeapGame::with_code(rule).expect(rule)
}

fn takes(rule: &str) -> HeapGame {
    HeapGame::with_takes(rule).expect(rule)
}

/// As many values as prove a period, if that is possible.
fn values(game: &HeapGame) -> HeapValues {
    game.values(1, |_, _| {})
}

/// That a period is proved, and these values have it from its start on and not before.
fn proved(periodicity: Periodicity, values: &[u64], name: &str) -> Repeat {
    let Periodicity::Proved { repeat, .. } = periodicity else { panic!("{name}: no period") };
    let holds = |heap: usize| values[heap] + repeat.saltus == values[heap + repeat.length];
    assert!((repeat.start..values.len() - repeat.length).all(holds), "{name}");
    assert!(repeat.start == 0 || !holds(repeat.start - 1), "{name}");
    repeat
}

/// The definition and nothing else: the values of all that a digit allows, for codes of up to three heaps.
fn by_definition(digit: impl Fn(usize) -> u8, len: usize) -> Vec<u64> {
    grundy_table(len, |heap, values| {
        let pairs =
            |stones: usize| (1..stones).map(move |left| values[left] ^ values[stones - left]);
        let mut options = Vec::new();
        for take in 0..=heap {
            let (digit, rest) = (digit(take), heap - take);
            if digit & 1 != 0 && rest == 0 {
                options.push(0);
            }
            if digit & 2 != 0 && rest > 0 {
                options.push(values[rest]);
            }
            if digit & 4 != 0 {
                options.extend(pairs(rest));
            }
            if digit & 8 != 0 {
                let with = |left: usize| pairs(rest - left).map(move |two| two ^ values[left]);
                options.extend((1..rest).flat_map(with));
            }
        }
        options
    })
}

/// Octal games, each with its period, the last heap that is an exception, and the largest value, by computing them to
/// 20,000 heaps and by the theorem of Guy and Smith; or without a period.
const PERIODS: &str = "0.07 34 52 9|0.137 34 51 9|0.77 12 70 8|0.3 2 0 1|0.44 24 142 8|0.45 20 497 8|0.52 4 3 3|\
    0.53 9 10 4|0.54 7 2 4|0.72 4 0 3|0.73 4 0 3|0.055 148 258 8|0.331 3 3 3|0.351 8 0 2|4.3 2 1 2|\
    0.156 349 3478 23|0.165 1550 5180 25|0.356 142 7314 19|0.16 NotSeen 22|0.106 NotSeen 25|0.454 NotSeen 32";

#[test]
fn periods_of_octal_games() {
    for row in PERIODS.split('|') {
        let rule = row.split(' ').next().unwrap();
        let game = code(rule);
        let values = values(&game);
        let period = if let Periodicity::Proved { repeat, checked, .. } = values.periodicity {
            // One heap less than the theorem asks for proves nothing.
            let less = game.periodicity(&values.table[..checked]);
            assert!(!matches!(less, Periodicity::Proved { .. }), "{rule}");
            assert_eq!(proved(values.periodicity, &values.table, rule).saltus, 0);
            format!("{} {}", repeat.length, repeat.start.saturating_sub(1))
        } else {
            assert_eq!(values.table.len(), 20_000);
            format!("{:?}", values.periodicity)
        };
        assert_eq!(format!("{rule} {period} {}", values.table.iter().max().unwrap()), row);
    }
}

#[test]
fn codes_agree_with_the_definition() {
    let random = &mut Rng::with_seed(1);
    for round in 0..200 {
        let (is_endless, most) = (round % 5 == 0, if round % 4 == 0 { 16 } else { 8 });
        let mut digits = vec![if random.bool() { 4 } else { 0 }];
        digits.extend((0..random.usize(0..3)).map(|_| random.u8(0..most)));
        let last = random.u8(1..most);
        digits.push(last);
        let hex: String = digits.iter().map(|digit| format!("{digit:x}")).collect();
        let rule = format!("{}.{}{}", &hex[..1], &hex[1..], if is_endless { "..." } else { "" });
        digits.resize(60, if is_endless { last } else { 0 });
        let expected = by_definition(|place| digits[place], 60);
        assert_eq!(code(&rule).grundy_values(60, |_| {}), expected, "{rule}");
    }
}

#[test]
fn takes_agree_with_the_definition() {
    let random = &mut Rng::with_seed(2);
    for _ in 0..50 {
        let list: Vec<u64> = (0..random.usize(1..6)).map(|_| random.u64(1..20)).collect();
        let rule = list.iter().map(u64::to_string).collect::<Vec<_>>().join(", ");
        let values = values(&takes(&rule));
        // Taking all stones or leaving a heap.
        let digit = |take| if list.contains(&(take as u64)) { 3 } else { 0 };
        assert_eq!(values.table[..200], by_definition(digit, 200), "{rule}");
        let Repeat { start, length, .. } = proved(values.periodicity, &values.table, &rule);
        let (at, period) = (start as u64, length as u64);
        for heap in [u64::MAX, u64::MAX - 1, 1 << 53, 1_000_000_000_000, random.u64(at..)] {
            let as_small = usize::try_from(at + (heap - at) % period).unwrap();
            assert_eq!(values.of(heap), Some(values.table[as_small]), "{rule} {heap}");
        }
    }
}

/// Whether this many stones may be taken from a heap of that size.
type Allows = fn(usize, usize) -> bool;

/// Sets without end of which a formula is proved, with their definition.
const PROVED: [(&str, Allows); 6] = [
    ("odd", |_, take| take % 2 == 1),
    ("even numbers", |_, take| take % 2 == 0),
    ("3 的倍数", |_, take| take % 3 == 0),
    ("1.. but 1..3", |_, take| take > 3),
    ("powers of 2", |_, take| take.is_power_of_two()),
    ("Powers of 3", |_, take| 3_usize.pow(take.ilog(3)) == take),
];

/// Sets whose values prove nothing of larger heaps.
const OTHERS: [(&str, Allows); 11] = [
    ("奇数, 6", |_, take| take % 2 == 1 || take == 6),
    ("multiples of 3, 5", |_, take| take % 3 == 0 || take == 5),
    ("even but multiples of 6", |_, take| take % 2 == 0 && take % 6 != 0),
    ("1.. but 4", |_, take| take != 4),
    ("5.. but even", |_, take| take >= 5 && take % 2 == 1),
    ("1..10, 20.. but 3..5, 30", |_, take| {
        (1..=10).contains(&take) && !(3..=5).contains(&take) || take >= 20 && take != 30
    }),
    ("squares", |_, take| (1..=take).any(|root| root * root == take)),
    ("primes", |_, take| take > 1 && (2..take).all(|divisor| take % divisor != 0)),
    ("fibonacci", |_, take| [1, 2, 3, 5, 8, 13, 21, 34, 55, 89, 144, 233].contains(&take)),
    ("divisors", |heap, take| heap % take == 0),
    ("proper divisors", |heap, take| heap % take == 0 && take < heap),
];

#[test]
fn sets_agree_with_the_definition() {
    for (at, (rule, allows)) in PROVED.into_iter().chain(OTHERS).enumerate() {
        let left = |heap: usize| {
            (1..=heap).filter(move |&take| allows(heap, take)).map(move |take| heap - take)
        };
        let game = takes(rule);
        let values = values(&game);
        let is_proved = values.of(1 << 40).is_some();
        assert_eq!(is_proved, at < PROVED.len(), "{rule}");
        let len = if is_proved { 3000 } else { 300 };
        let table = grundy_table(len, |heap, table| left(heap).map(|left| table[left]).collect());
        for (heap, value) in (0..).zip(table) {
            assert_eq!(values.of(heap), Some(value), "{rule} {heap}");
        }
        let text = |heap: &str| left(heap.parse().unwrap()).map(|left| left.to_string()).collect();
        let [mut normal, mut misere] = ByRules::both(|heaps: &str| sums(heaps, text));
        normal.check(&format!("game takes|rule {rule}"), "24 5");
        misere.check(&format!("game takes|rule {rule}"), "24 5");
        let wins: Vec<u64> =
            (0..300).map(|heap: u64| misere.value(&heap.to_string()).min(1)).collect();
        assert_eq!(game.misere_outcomes(300, |_, _| {}).0.table[..300], wins, "{rule}");
    }
}

#[test]
fn formulas_agree_with_tables() {
    let sets = "1..1000|7..1200|1000..3000|1..5, 1000, 1003..1005|1..3, 1000000001|\
        1..|7..|powers of 10";
    let codes = ["0.3...", "0.7...", "4.3...", "8.3..."];
    for game in sets.split('|').map(takes).chain(codes.map(code)) {
        let values = values(&game);
        assert!(values.formula.is_some(), "{game:?}");
        let len = game.reach().min(3500);
        for (heap, value) in (0..).zip(game.grundy_values(len, |_| {})) {
            assert_eq!(values.of(heap), Some(value), "{heap} {:?}", values.formula);
        }
    }
    for rule in ["1..5, 1000, 1003..1008", "1..5, 1002", "2..5, 1000", "powers of 2, 3"] {
        assert_eq!(values(&takes(rule)).formula, None, "{rule}");
    }
}

/// Heaps as large as can be, of games of all kinds that say who wins them, in normal and in misère play. In normal play
/// what is listed as a win is one, by the rules.
#[test]
fn some_move_wins_if_any_does() {
    let random = &mut Rng::with_seed(4);
    let all: Allows = |_, _| true;
    let mut sets: Vec<(String, Allows)> = PROVED.map(|(rule, allows)| (rule.into(), allows)).into();
    let others = "1..|7..|1..3|2, 5, 11|1..1000000000|9..70000000|1..3, 1000000001|1..5, 1000, 1003..1005|powers of 4";
    sets.extend(others.split('|').map(|rule| (rule.to_string(), all)));
    for _ in 0..10 {
        let list = (0..random.usize(1..5)).map(|_| random.u64(1..30).to_string());
        sets.push((list.collect::<Vec<_>>().join(", "), all));
    }
    let codes = "0.77 0.156 0.07 0.137 0.3... 0.7... 4.3... 8.3... 0.333 0.45 4.3";
    let codes = codes.split(' ').map(|rule| (rule.to_string(), code(rule), all, false));
    let sets = sets.into_iter().map(|(rule, allows)| (rule.clone(), takes(&rule), allows, true));
    for (rule, game, allows, has_misere) in sets.chain(codes) {
        let values = values(&game);
        let mut wins = 0;
        for round in 0..40 {
            let other = random.u64(0..20);
            let large = match round % 4 {
                0 => u64::MAX - other,
                1 => (1 << random.u64(20..63)) + other,
                2 => 1_000_000_000_000_000_000 - other,
                _ => random.u64(200_000..),
            };
            let heaps = [large, random.u64(..), other, random.u64(0..3)];
            let heaps = &heaps[..=round % 3];
            for is_misere in [false, true].into_iter().take(1 + usize::from(has_misere)) {
                let position = game.position(heaps, &values, is_misere);
                let winning = position.moves.iter().filter(|m| m.outcome == Outcome::Lost);
                let has_wins = winning.clone().count() > 0;
                assert_eq!(
                    has_wins,
                    position.outcome == Outcome::Won,
                    "{rule} {heaps:?} {is_misere}"
                );
                for a_move in winning.filter(|_| !is_misere) {
                    let after = numbers(&a_move.to).into_iter();
                    let sum = nim_sum(after.map(|heap| values.of(heap).unwrap()));
                    let [from, left] =
                        [&a_move.from, &a_move.text].map(|text| *numbers(text).last().unwrap());
                    let is_legal = allows(usize::MAX, usize::try_from(from - left).unwrap());
                    assert!(sum == 0 && is_legal, "{rule} {heaps:?} {a_move:?}");
                    wins += 1;
                }
            }
        }
        assert!(wins > 0, "{rule}");
    }
}
