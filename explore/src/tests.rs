mod answers;
mod any_heap;
mod kinds;
mod misere;

use super::*;
use common::grundy::mex;
use common::subtraction::SubtractionGame;
use std::collections::BTreeSet;

fn code(code: &str) -> HeapGame {
    HeapGame::with_code(code, Language::English).unwrap()
}

fn values(game: &HeapGame, len: usize) -> Vec<u64> {
    game.grundy_values(len, |_| {})
}

/// The definition and nothing else: the mex over all that a digit allows, for codes of up to two heaps.
fn by_definition(digit: impl Fn(usize) -> u8, len: usize) -> Vec<u64> {
    let mut values: Vec<u64> = Vec::new();
    for heap in 0..len {
        let mut options = BTreeSet::new();
        for take in 0..=heap {
            let (digit, rest) = (digit(take), heap - take);
            if digit & 1 != 0 && rest == 0 {
                options.insert(0);
            }
            if digit & 2 != 0 && rest > 0 {
                options.insert(values[rest]);
            }
            if digit & 4 != 0 {
                options.extend((1..rest).map(|left| values[left] ^ values[rest - left]));
            }
            for left in 1..rest.saturating_sub(1) {
                if digit & 8 != 0 {
                    let others =
                        (1..rest - left).map(|next| values[next] ^ values[rest - left - next]);
                    options.extend(others.map(|two| two ^ values[left]));
                }
            }
        }
        values.push(mex(options));
    }
    values
}

/// The periods of octal games with the last heap that is an exception, by computing them to 20,000 heaps and by the
/// theorem of Guy and Smith.
const PERIODS: [(&str, usize, usize, u64); 15] = [
    ("0.07", 34, 52, 9),
    ("0.137", 34, 51, 9),
    ("0.77", 12, 70, 8),
    ("0.3", 2, 0, 1),
    ("0.44", 24, 142, 8),
    ("0.45", 20, 497, 8),
    ("0.52", 4, 3, 3),
    ("0.53", 9, 10, 4),
    ("0.54", 7, 2, 4),
    ("0.72", 4, 0, 3),
    ("0.73", 4, 0, 3),
    ("0.055", 148, 258, 8),
    ("0.331", 3, 3, 3),
    ("0.351", 8, 0, 2),
    ("4.3", 2, 1, 2),
];

/// Those that take longer.
const LONG_PERIODS: [(&str, usize, usize, u64); 3] =
    [("0.156", 349, 3478, 23), ("0.165", 1550, 5180, 25), ("0.356", 142, 7314, 19)];

#[test]
fn periods_of_octal_games() {
    let short = PERIODS.map(|period| (2000, period));
    let long = LONG_PERIODS.map(|period| (16_000, period));
    for (len, (text, length, last_exception, largest)) in short.into_iter().chain(long) {
        let game = code(text);
        let values = values(&game, len);
        let Periodicity::Proved { repeat, checked } = game.periodicity(&values) else {
            panic!("{text}: no period")
        };
        assert_eq!((repeat.length, repeat.saltus), (length, 0), "{text}");
        assert_eq!(repeat.start.saturating_sub(1), last_exception, "{text}");
        assert_eq!(values.iter().max(), Some(&largest), "{text}");
        assert!(checked < len);
        // One heap less than the theorem asks for proves nothing.
        assert!(
            !matches!(game.periodicity(&values[..checked]), Periodicity::Proved { .. }),
            "{text}"
        );
    }
}

#[test]
fn no_period_is_known() {
    for (text, largest) in [("0.16", 22), ("0.106", 25), ("0.454", 32)] {
        let game = code(text);
        let values = values(&game, 20_000);
        assert_eq!(values.iter().max(), Some(&largest), "{text}");
        assert_eq!(game.periodicity(&values), Periodicity::NotSeen, "{text}");
    }
}

#[test]
fn laskers_nim_grows() {
    for text in ["4.3...", "4.333...", "4.33…"] {
        let game = code(text);
        let values = values(&game, 1000);
        for (n, &value) in (0..).zip(&values).skip(1) {
            let expected = match n % 4 {
                0 => n - 1,
                3 => n + 1,
                _ => n,
            };
            assert_eq!(value, expected, "{n}");
        }
        let repeat = Repeat { start: 1, length: 4, saltus: 4 };
        assert_eq!(game.periodicity(&values), Periodicity::Seen(repeat));
    }
    let nim = code("0.333...");
    assert_eq!(values(&nim, 300), (0..300).collect::<Vec<_>>());
}

#[test]
fn codes_agree_with_the_definition() {
    let random = &mut fastrand::Rng::with_seed(1);
    for round in 0..200 {
        let (is_endless, most) = (round % 5 == 0, if round % 4 == 0 { 16 } else { 8 });
        let mut digits = vec![if random.bool() { 4 } else { 0 }];
        digits.extend((0..random.usize(1..4)).map(|_| random.u8(0..most)));
        *digits.last_mut().unwrap() = random.u8(1..most);
        let text: String = digits[1..].iter().map(|digit| format!("{digit:x}")).collect();
        let text = format!("{}.{text}{}", digits[0], if is_endless { "..." } else { "" });
        let digit = |place: usize| {
            let beyond = if is_endless { digits[digits.len() - 1] } else { 0 };
            digits.get(place).copied().unwrap_or(beyond)
        };
        assert_eq!(values(&code(&text), 60), by_definition(digit, 60), "{text}");
    }
}

#[test]
fn takes_agree_with_the_definition() {
    let random = &mut fastrand::Rng::with_seed(2);
    for _ in 0..50 {
        let takes: BTreeSet<usize> = (0..random.usize(1..6)).map(|_| random.usize(1..20)).collect();
        let list: Vec<String> = takes.iter().map(usize::to_string).collect();
        let game = HeapGame::with_takes(&list.join(", "), Language::English).unwrap();
        let values = values(&game, 3000);
        // Taking all stones or leaving a heap.
        let digit = |place| if takes.contains(&place) { 3 } else { 0 };
        assert_eq!(values[..200], by_definition(digit, 200), "{list:?}");
        let Periodicity::Proved { repeat, .. } = game.periodicity(&values) else {
            panic!("{list:?}: no period")
        };
        let period = SubtractionGame::new(takes.iter().map(|&take| take as u64)).period().unwrap();
        assert_eq!((repeat.start, repeat.length), (period.start, period.length), "{list:?}");
    }
}
