use super::*;
use crate::coins::Coins;
use crate::heap::HeapGame;
use crate::identify::patterns;
use crate::kind::Kind;
use crate::request::Request;
use crate::vectors::Vectors;
use common::grundy::grundy_table;
use pack::Pack;

const LEN: usize = 1001;

/// A game as it is typed, up to the usual heap or side if `to` is empty.
fn typed(kind: &str, rule: &str, is_misere: bool, to: &str) -> Subject {
    let game: Box<dyn Kind> = match kind {
        "takes" => Box::new(HeapGame::with_takes(rule).unwrap()),
        "coins" => Box::new(Coins::parse(rule).unwrap()),
        _ => Box::new(Vectors::parse(rule).unwrap()),
    };
    let request = Request { is_misere, to: to.to_string(), ..Request::default() };
    game.table(&request, &mut |_, _| {}).unwrap().1.unwrap()
}

/// An octal game, of which this many heaps are compared.
fn octal(code: &str, len: usize) -> Subject {
    let game = HeapGame::with_code(code).unwrap();
    game.subject(game.grundy_values(len, |_| {}))
}

/// A game that was enumerated, of which just the values count here.
fn rule(options: impl Fn(usize, &[u64]) -> Vec<u64>) -> Subject {
    Subject::row("rule", String::new(), grundy_table(LEN, options))
}

/// The places that are found, and not where they lie.
fn places_of(subject: &Subject, is_misere: bool) -> Vec<String> {
    let place = |known: Known| known.place.replace("theory/which", "").replace("theory/", "");
    known(subject, is_misere, Language::English).into_iter().map(place).collect()
}

/// That these places, separated by blanks, are among those of a game, the first of them first of all, and none of them if
/// the last value is another, but for those that are said of a kind.
fn finds(subject: &Subject, is_misere: bool, expected: &str) {
    let (found, name) = (places_of(subject, is_misere), [subject.kind, &subject.rule].join(" "));
    let expected: Vec<&str> = expected.split(' ').collect();
    assert_eq!(found.first().map(String::as_str), Some(expected[0]), "{name}");
    for place in &expected {
        assert!(found.iter().any(|found| found == place), "{name}: no {place} in {found:?}");
    }
    let mut other = subject.clone();
    // Of a board, one within.
    let at = if subject.heaps > 1 {
        subject.side * (subject.side - 2) + subject.side - 3
    } else {
        subject.values.len().min(LEN) - 1
    };
    let win = if is_misere { 1 } else { 77 };
    other.values[at] = if other.values[at] == 0 { win } else { 0 };
    let found = places_of(&other, is_misere);
    for place in expected {
        let is_of_a_kind = ["hdu1536", "periods", "#finite-set"].contains(&place);
        assert!(is_of_a_kind || !found.iter().any(|found| found == place), "{name}: {place}");
    }
}

/// That these places are found for the values of an enumerated game.
fn rule_finds(expected: &str, options: impl Fn(usize, &[u64]) -> Vec<u64>) {
    finds(&rule(options), false, expected);
}

/// The same if a move replaces a heap by one.
fn leaves(expected: &str, left: impl Fn(usize) -> Vec<usize>) {
    rule_finds(expected, |n, table| left(n).into_iter().map(|n| table[n]).collect());
}

#[test]
fn takes_from_a_heap_and_coins() {
    for (kind, rule, expected) in [
        ("takes", "1..1000", "hdu1849 #nim-heap"),
        ("takes", "1..5", "hdu1846 #bachet hdu1851"),
        ("takes", "1..3", "hdu1846 cses1098"),
        ("takes", "1, 2, 3, 5..7", "#no-multiple hdu1846"),
        ("takes", "3..10", "abc297g #range"),
        ("takes", "4, 12, 20", "hdu1536 #odd-multiples"),
        ("takes", "1, 3, 9", "hdu1536 hdu1846"),
        ("takes", "powers of 3", "hdu1536 #bachet"),
        ("takes", "odd", "hdu1536 #odd-multiples"),
        ("takes", "1..1000000000", "hdu1849 #nim-heap"),
        ("takes", "powers of 2", "hdu1847 #powers-of-two"),
        ("takes", "1, 2, 9", "cf1194d #one-two-k"),
        ("takes", "1, 2, 7", "cf1194d #one-two-k"),
        ("takes", "fibonacci", "hdu1848"),
        ("takes", "proper divisors", "#subtract-divisor"),
        ("takes", "divisors", "#subtract-divisor"),
        ("takes", "2, 4, 7", "hdu1536 periods #finite-set"),
        ("coins", "up to 2", "#turtles coins hdu1849"),
        ("coins", "exactly 2", "#twins coins #not-all"),
        ("coins", "up to 3", "hdu3537 #mock-turtles luogu3185"),
        ("coins", "run", "#ruler luogu2594"),
    ] {
        finds(&typed(kind, rule, false, ""), false, expected);
    }
    for rule in ["squares", "primes"] {
        assert_eq!(places_of(&typed("takes", rule, false, ""), false), [""; 0], "{rule}");
    }
}

#[test]
fn codes() {
    for (rule, expected) in [
        ("0.3...", "hdu1849 #nim-heap"),
        ("0.333", "hdu1846 #bachet cses1098"),
        ("0.7...", "#neighbours octal hdu1849"),
        ("4.3...", "hdu3032 #lasker"),
        ("8.3...", "hdu5795 #three"),
        ("0.77", "octal #kayles"),
        ("0.07", "cf1704f #dawsons-kayles"),
        ("0.4", "cf1704f #dawsons-kayles"),
        ("0.137", "#dawsons-chess octal"),
        ("0.007", "poj3537"),
        ("4.0", "cses2207 #split"),
    ] {
        finds(&octal(rule, LEN), false, expected);
    }
    assert_eq!(places_of(&octal("0.6", LEN), false), [""; 0]);
    // Fewer than 50 heaps say nothing.
    assert_eq!(places_of(&octal("0.77", 49), false), [""; 0]);
    assert_eq!(places_of(&octal("0.77", 50), false).len(), 2);
}

/// The rows of "Which game is this?" that no list of takes and no code has.
#[test]
fn rules_of_ones_own() {
    let divisors = |n: usize| (1..n).filter(move |d| n % d == 0);
    let is_prime = |n: usize| n > 1 && (2..n).all(|d| n % d != 0);
    let is_power = |m: usize| (2..=m).filter(|&p| m % p == 0 && is_prime(p)).count() == 1;
    let is_coprime = |t: usize, n: usize| (2..=t).all(|d| t % d + n % d > 0);
    let digits = |n: usize| [n % 10, n / 10 % 10, n / 100 % 10, n / 1000].into_iter();
    leaves("#not-all", |n| (1..n).collect());
    leaves("#at-most-half", |n| ((n + 1) / 2..n).collect());
    leaves("#at-least-half", |n| (0..n).filter(|left| 2 * left <= n).collect());
    leaves("arc091f #strange", |n| (1..=n / 4).map(|take| n - take).collect());
    leaves("#coprime", |n| (0..n).filter(|left| is_coprime(n - left, n)).collect());
    leaves("#digit", |n| digits(n).filter(|&digit| digit > 0).map(|digit| n - digit).collect());
    leaves("hdu1846 #range-or-all", |n| {
        if n < 4 { 0..n.min(1) } else { n.saturating_sub(9)..n - 3 }.collect()
    });
    leaves("abc368f #divisor", |n| divisors(n).collect());
    leaves("#prime", |n| divisors(n).filter(|d| is_prime(n / d)).collect());
    leaves("#prime-power", |n| divisors(n).filter(|d| is_power(n / d)).collect());
    leaves("cf1537d", |n| divisors(n).filter(|&d| d > 1).map(|d| n - d).collect());
    leaves("cf256c", |n| (0..n).filter(|y| y * y <= n && n <= y.pow(4)).collect());
    rule_finds("#equal-heaps", |n, table| {
        divisors(n).map(|d| if n / d % 2 == 1 { table[d] } else { 0 }).collect()
    });
    rule_finds("luogu10506", |n, table| {
        let all = divisors(n).fold(0, |sum, d| sum ^ table[d]);
        divisors(n).map(|skip| all ^ table[skip]).collect()
    });
    rule_finds("cses2207 #grundys-game", |n, table| {
        (1..n).filter(|left| 2 * left != n).map(|left| table[left] ^ table[n - left]).collect()
    });
    rule_finds("luogu3185 #two-smaller", |n, table| {
        (0..n).flat_map(|a| (0..n).map(move |b| table[a] ^ table[b])).collect()
    });
    // One stone, or two equal heaps, or three.
    for parity in [0, 1] {
        rule_finds("cf603c", |n, table| {
            let half = (n > 0 && n % 2 == 0).then(|| parity * table[n / 2]);
            n.checked_sub(1).map(|left| table[left]).into_iter().chain(half).collect()
        });
    }
    let row = octal("0.777", LEN).values;
    rule_finds("hdu3951 #circle", |n, _| (1..=n.min(3)).map(|take| row[n - take]).collect());
    rule_finds("poj3537", |n, table| {
        (1..=n).map(|i| table[i.saturating_sub(3)] ^ table[(n - i).saturating_sub(2)]).collect()
    });
    // The values of taking no number twice, without the search over what was taken.
    let triangle = |n: u64| (0..=n).take_while(|m| m * (m + 1) / 2 <= n).last().unwrap();
    rule_finds("cf768e #never-twice", |n, _| (0..triangle(n as u64)).collect());
}

#[test]
fn equal_lost_heaps_are_shown() {
    // By the digits of n a multiple of 10 is lost, as with takes of 1 to 9; the values differ.
    let digits = |n: usize| [n % 10, n / 10 % 10, n / 100 % 10, n / 1000].into_iter();
    let subject = rule(|n, table| {
        digits(n).filter(|&digit| digit > 0).map(|digit| table[n - digit]).collect()
    });
    assert_eq!(places_of(&subject, false)[..2], ["#digit", "hdu1846"]);
    for (language, note) in [
        (Language::English, " (the lost positions agree, other values differ)"),
        (Language::Chinese, "（必败态相同，SG 值不全相同）"),
    ] {
        let found = known(&subject, false, language);
        assert_eq!([0, 1].map(|i| found[i].text.ends_with(note)), [false, true]);
        assert!(found.iter().all(|known| known.agrees == 1000));
    }
}

#[test]
fn misere_heaps() {
    for (rule, expected) in [
        ("1..1000", "hdu1907 #misere-nim hdu2509"),
        ("1..4", "hdu1846 #misere-bachet"),
        ("2, 5", "#misere-set misere"),
    ] {
        let subject = typed("takes", rule, true, "");
        finds(&subject, true, expected);
        let mut other = subject;
        other.values[999] ^= 1;
        assert_eq!(places_of(&other, true), [""; 0]);
    }
    // With fewer than 3 take all; 3 to 5 otherwise.
    let mut wins: Vec<u64> = vec![1];
    for n in 1..LEN {
        let options = if n < 3 { 0..1 } else { n.saturating_sub(5)..n - 2 };
        wins.push(u64::from(options.into_iter().any(|left| wins[left] == 0)));
    }
    finds(&Subject::row("rule", String::new(), wins), true, "hdu2897 #misere-range-or-all");
}

#[test]
fn boards() {
    for (rule, side, expected) in [
        ("(0,1)* (1,0)*", 16, "hdu1849 #rook"),
        ("(1,1)* (0,1)* (1,0)*", 16, "hdu1527 #wythoff #queen"),
        ("(0,1) (1,0) (1,1)", 13, "hdu2174 #king cses2208"),
        ("(2,1) (2,-1) (-1,2) (1,2)", 40, "#knight"),
        ("(1,0) (2,0) (3,0) (0,1) (0,2) (0,3)", 14, "hdu1851 cses1098 #bachet"),
        ("(1,1)*", 14, "#nim-heap"),
        ("(2,0) (5,0) (0,1)*", 14, "sums #sum"),
        ("(0,1,0)* (1,0,0)* (0,0,1)*", 12, "hdu1849"),
        ("(0,1,0) (1,0,0) (0,0,1) (0,1,1) (1,0,1) (1,1,0) (1,1,1)", 12, "cses2208 #one-of-each"),
    ] {
        finds(&typed("vectors", rule, false, &side.to_string()), false, expected);
        assert_eq!(places_of(&typed("vectors", rule, false, "11"), false), [""; 0], "{rule}");
    }
    for (rule, expected) in [
        ("(1,0)* (0,1)*", "hdu1907 #misere-nim"),
        ("(1,0,0)* (0,1,0)* (0,0,1)*", "hdu1907 #misere-nim"),
        ("(1,0)* (0,1)* (1,1)*", "#misere-wythoff"),
    ] {
        finds(&typed("vectors", rule, true, "20"), true, expected);
    }
}

/// Every place is there in the pack.
#[test]
fn places_are_in_the_pack() {
    let pack = Pack::here().unwrap();
    let which = ["en", "zh"].map(|l| pack.read(format!("problems/theory/which.{l}.md")).unwrap());
    for place in GAMES.lines().flat_map(|row| row.split(" | ").nth(1).unwrap().split(' ')) {
        let is_there = match place.strip_prefix('#') {
            Some(anchor) => {
                which.iter().all(|page| page.contains(&format!("<a id=\"{anchor}\"></a>")))
            }
            None if place.starts_with("theory/") => {
                pack.path(format!("problems/{place}.en.md")).exists()
            }
            None => pack.path("problems").join(place).join("problem.yaml").exists(),
        };
        assert!(is_there, "{place}");
    }
}

/// A move leads to one of these fractions of a heap, or takes one from it, if so: where it is said that no more heaps are
/// lost, none of twice as many is.
#[test]
fn a_last_lost_heap_is_not_named_too_early() {
    let fractions = |first: usize, last: usize, takes: bool| {
        let left = move |n: usize| (first..=last).map(move |d| n / d).filter(move |_| n > 0);
        move |n: usize, values: &[u64]| {
            let one = Some(n).filter(|&n| takes && n > 0).map(|n| n - 1);
            left(n).chain(one).map(|left| values[left]).collect()
        }
    };
    for (first, last) in [(2, 3), (2, 5), (2, 6), (3, 6), (2, 9), (2, 12), (6, 6), (10, 10)] {
        for takes in [false, true] {
            let table = grundy_table(LEN, fractions(first, last, takes));
            for len in [50, 72, 100, 150, 200, 300, 400] {
                let found = |len: usize| {
                    let subject = Subject::row("rule", String::new(), table[..len].to_vec());
                    let mut found = patterns(&subject, false, Language::English);
                    for text in &mut found {
                        text.truncate(text.rfind(": seen").unwrap());
                    }
                    found
                };
                let later = found(2 * len);
                for guess in found(len).into_iter().filter(|guess| guess.starts_with("only")) {
                    assert!(later.contains(&guess), "{first}..={last} {takes}: {guess} of {len}");
                }
            }
        }
    }
    // Of enough heaps it is.
    let value = |n: u64| if [0, 3, 8, 11].contains(&n) { 0 } else { 1 + n * n };
    let subject = Subject::row("rule", String::new(), (0..LEN as u64).map(value).collect());
    let found = patterns(&subject, false, Language::English);
    assert_eq!(found, ["only 0, 3, 8, 11 are lost: seen up to 1000, not proved"]);
}

#[test]
fn lost_pairs_like_those_of_wythoff() {
    let gaps: Vec<String> = (1..30).map(|k| format!("({k},{}) ({},{k})", k + 1, k + 1)).collect();
    let wythoff = "(1,0)* (0,1)* (1,1)*";
    let mut subject = typed("vectors", &format!("{wythoff} {}", gaps.join(" ")), false, "30");
    let expected = "(a, b) is lost if and only if the heaps are ⌊k · √2⌋ and 2k more, in either order, for some k >= 0: seen up to 29, not proved";
    assert_eq!(patterns(&subject, false, Language::English), [expected]);
    subject.values[29 * 30 + 28] = 0;
    assert_ne!(patterns(&subject, false, Language::English), [expected]);
    let found = patterns(&typed("vectors", wythoff, false, "30"), false, Language::Chinese);
    assert!(found[0].contains("⌊k · (1 + √5) / 2⌋ + k"), "{found:?}");
}

#[test]
fn patterns_are_shown_where_no_game_is_known() {
    let asked = |request: &str| crate::answer(request, |_, _| {}).unwrap();
    assert!(asked("game takes\nrule 1..3").ends_with("\"patterns\":[]}"));
    // The values have a period, which tells more.
    assert!(asked("game takes\nrule 2, 4, 7").ends_with("\"patterns\":[]}"));
    let options =
        |n: usize| if [n, n / 3, n / 9, n / 27].iter().any(|n| n % 3 == 2) { "0" } else { "" };
    let options = (0..80).map(options).collect::<Vec<_>>().join(";");
    let found = asked(&format!("game rule\nheaps\noptions {options}"));
    let pattern = "\"patterns\":[\"n is lost if and only if n has no digit 2 in base 3: seen up to 79, not proved\"";
    assert!(found.contains(pattern), "{found}");
}
