#![allow(clippy::cast_possible_wrap, clippy::cast_possible_truncation, clippy::cast_sign_loss)] // small numbers

use super::*;
use crate::game::{Coins, HeapGame, Rule, Vector, Vectors};
use common::grundy::{mex, GrundySearch};
use std::fs;
use std::path::{Path, PathBuf};

const LEN: usize = 1001;

fn takes(rule: &str) -> (Game, Vec<u64>) {
    let game = HeapGame::with_takes(rule, Language::English).unwrap();
    let values = game.grundy_values(LEN, |_| {});
    (Game::Heap(game), values)
}

fn code(rule: &str) -> (Game, Vec<u64>) {
    let game = HeapGame::with_code(rule, Language::English).unwrap();
    let values = game.grundy_values(LEN, |_| {});
    (Game::Heap(game), values)
}

/// A game that was enumerated, of which just the values count here.
fn rule(options: impl Fn(usize, &[u64]) -> Vec<u64>) -> (Game, Vec<u64>) {
    let rule = Rule { options: Vec::new(), are_heaps: true };
    (Game::Rule(rule), common::grundy::grundy_table(LEN, options))
}

/// A game of turning coins, from the sets of the other coins.
fn coins(coins: Coins, others: impl Fn(usize) -> Vec<Vec<usize>>) -> (Game, Vec<u64>) {
    let mut values = vec![0];
    for place in 1..64 {
        let sums = others(place);
        let sum = |set: &Vec<usize>| set.iter().fold(0, |sum, &coin| sum ^ values[coin]);
        values.push(mex(sums.iter().map(sum).collect::<Vec<_>>()));
    }
    (Game::Coins(coins), values)
}

/// The values by the rules, each move with the stones it takes and whether any multiple may be taken.
fn vectors(side: usize, heaps: usize, moves: &[(&[i64], bool)]) -> (Game, Vec<u64>) {
    let options = |position: &Vec<i64>| {
        let mut options = Vec::new();
        for (takes, is_repeated) in moves {
            for times in 1..=if *is_repeated { side as i64 } else { 1 } {
                let left = position.iter().zip(*takes).map(|(heap, take)| heap - times * take);
                let left: Vec<i64> = left.collect();
                if left.iter().all(|heap| (0..side as i64).contains(heap)) {
                    options.push(left);
                }
            }
        }
        options
    };
    let mut search = GrundySearch::new(options);
    let values = positions(heaps, side)
        .map(|position| search.grundy(&position.iter().map(|&heap| heap as i64).collect()));
    let values = values.collect();
    let vector = |(takes, is_repeated): &(&[i64], bool)| Vector {
        takes: takes.to_vec(),
        is_repeated: *is_repeated,
    };
    (Game::Vectors(Vectors { heaps, moves: moves.iter().map(vector).collect() }), values)
}

fn links((game, values): &(Game, Vec<u64>)) -> Vec<String> {
    links_of(game, false, values, 0)
}

fn links_of(game: &Game, misere: bool, values: &[u64], side: usize) -> Vec<String> {
    let known = known(game, misere, values, side, Language::English);
    known.into_iter().map(|known| known.link).collect()
}

/// That these links are among those of a game, the first of them first of all, and none of them if the value of the last
/// heap is another.
fn finds(game: &(Game, Vec<u64>), expected: &[&str]) {
    let found = links(game);
    assert_eq!(found.first().map(String::as_str), expected.first().copied(), "{:?}", game.0);
    for link in expected {
        assert!(
            found.iter().any(|found| found == link),
            "{:?} does not find {link}: {found:?}",
            game.0
        );
    }
    let mut other = game.clone();
    let last = other.1.len() - 1;
    other.1[last] = if other.1[last] == 0 { 77 } else { 0 };
    let found = links(&other);
    for link in expected.iter().filter(|link| !is_of_a_kind(link)) {
        assert!(!found.iter().any(|found| found == link), "{:?} finds {link}", other.0);
    }
}

/// What is said of any finite set.
fn is_of_a_kind(link: &str) -> bool {
    ["hdu1536/solution.html", "theory/periods.html", "theory/which.html#finite-set"].contains(&link)
}

#[test]
fn takes_from_a_heap() {
    for (rule, expected) in [
        ("1..1000", vec!["hdu1849/solution.html", "theory/which.html#nim-heap"]),
        (
            "1..5",
            vec!["hdu1846/solution.html", "theory/which.html#bachet", "hdu1851/solution.html"],
        ),
        ("1..3", vec!["hdu1846/solution.html", "cses1098/statement.html"]),
        ("1, 2, 3, 5..7", vec!["theory/which.html#no-multiple", "hdu1846/solution.html"]),
        ("3..10", vec!["abc297g/solution.html", "theory/which.html#range"]),
        ("4, 12, 20", vec!["hdu1536/solution.html", "theory/which.html#odd-multiples"]),
        ("1, 3, 9", vec!["hdu1536/solution.html", "hdu1846/solution.html"]),
        ("powers of 3", vec!["hdu1536/solution.html", "theory/which.html#bachet"]),
        ("powers of 2", vec!["hdu1847/solution.html", "theory/which.html#powers-of-two"]),
        ("1, 2, 9", vec!["cf1194d/statement.html", "theory/which.html#one-two-k"]),
        ("1, 2, 7", vec!["cf1194d/statement.html", "theory/which.html#one-two-k"]),
        ("fibonacci", vec!["hdu1848/solution.html"]),
        ("proper divisors", vec!["theory/which.html#subtract-divisor"]),
        ("divisors", vec!["theory/which.html#subtract-divisor"]),
        (
            "2, 4, 7",
            vec!["hdu1536/solution.html", "theory/periods.html", "theory/which.html#finite-set"],
        ),
    ] {
        finds(&takes(rule), &expected);
    }
    for rule in ["squares", "primes"] {
        assert_eq!(links(&takes(rule)), [""; 0], "{rule}");
    }
}

#[test]
fn codes() {
    for (rule, expected) in [
        ("0.3...", vec!["hdu1849/solution.html", "theory/which.html#nim-heap"]),
        (
            "0.333",
            vec!["hdu1846/solution.html", "theory/which.html#bachet", "cses1098/statement.html"],
        ),
        (
            "0.7...",
            vec!["theory/which.html#neighbours", "theory/octal.html", "hdu1849/solution.html"],
        ),
        ("4.3...", vec!["hdu3032/solution.html", "theory/which.html#lasker"]),
        ("8.3...", vec!["hdu5795/statement.html", "theory/which.html#three"]),
        ("0.77", vec!["theory/octal.html", "theory/which.html#kayles"]),
        ("0.07", vec!["cf1704f/solution.html", "theory/which.html#dawsons-kayles"]),
        ("0.4", vec!["cf1704f/solution.html", "theory/which.html#dawsons-kayles"]),
        ("0.137", vec!["theory/which.html#dawsons-chess", "theory/octal.html"]),
        ("0.007", vec!["poj3537/statement.html"]),
        ("4.0", vec!["cses2207/solution.html", "theory/which.html#split"]),
    ] {
        finds(&code(rule), &expected);
    }
    assert_eq!(links(&code("0.6")), [""; 0]);
    // Where heaps split, the number of stones does not tell who wins in misère play.
    assert_eq!(links_of(&code("0.77").0, false, &code("0.77").1[..49], 0), [""; 0]);
    assert_eq!(links_of(&code("0.77").0, false, &code("0.77").1[..50], 0).len(), 2);
}

/// The rows of "Which game is this?" that no list of takes and no code has.
#[test]
#[allow(clippy::too_many_lines)] // a list
fn rules_of_ones_own() {
    let divisors = |n: usize| (1..n).filter(move |d| n % d == 0);
    let values =
        |options: Vec<usize>, table: &[u64]| options.into_iter().map(|n| table[n]).collect();
    let gcd = |mut a: usize, mut b: usize| {
        while b > 0 {
            (a, b) = (b, a % b);
        }
        a
    };
    let is_prime = |n: usize| n > 1 && (2..n).all(|d| n % d != 0);
    finds(
        &rule(|n, table| values((0..n).filter(|&n| n > 0).collect(), table)),
        &["theory/which.html#not-all"],
    );
    finds(
        &rule(|n, table| values(((n + 1) / 2..n).collect(), table)),
        &["theory/which.html#at-most-half"],
    );
    finds(
        &rule(|n, table| values((0..n).filter(|left| 2 * left <= n).collect(), table)),
        &["theory/which.html#at-least-half"],
    );
    finds(
        &rule(|n, table| values((1..=n / 4).map(|take| n - take).collect(), table)),
        &["arc091f/solution.html", "theory/which.html#strange"],
    );
    finds(
        &rule(|n, table| {
            values((1..=n).filter(|&take| gcd(take, n) == 1).map(|take| n - take).collect(), table)
        }),
        &["theory/which.html#coprime"],
    );
    finds(
        &rule(|n, table| {
            let digits = [n % 10, n / 10 % 10, n / 100 % 10, n / 1000];
            values(
                digits.iter().filter(|&&digit| digit > 0).map(|digit| n - digit).collect(),
                table,
            )
        }),
        &["theory/which.html#digit"],
    );
    let range_or_all = |n: usize| if n < 4 { 0..n.min(1) } else { n.saturating_sub(9)..n - 3 };
    finds(
        &rule(|n, table| values(range_or_all(n).collect(), table)),
        &["hdu1846/solution.html", "theory/which.html#range-or-all"],
    );
    finds(
        &rule(|n, table| values(divisors(n).filter(|&d| d > 0).collect(), table)),
        &["abc368f/solution.html", "theory/which.html#divisor"],
    );
    finds(
        &rule(|n, table| values(divisors(n).filter(|d| is_prime(n / d)).collect(), table)),
        &["theory/which.html#prime"],
    );
    finds(
        &rule(|n, table| {
            let is_power = |m: usize| (2..=m).filter(|&p| m % p == 0 && is_prime(p)).count() == 1;
            values(divisors(n).filter(|d| is_power(n / d)).collect(), table)
        }),
        &["theory/which.html#prime-power"],
    );
    finds(
        &rule(|n, table| values(divisors(n).filter(|&d| d > 1).map(|d| n - d).collect(), table)),
        &["cf1537d/statement.html"],
    );
    finds(
        &rule(|n, table| divisors(n).map(|d| if n / d % 2 == 1 { table[d] } else { 0 }).collect()),
        &["theory/which.html#equal-heaps"],
    );
    finds(
        &rule(|n, table| {
            let one =
                |skip: usize| divisors(n).filter(|&d| d != skip).fold(0, |sum, d| sum ^ table[d]);
            divisors(n).map(one).collect()
        }),
        &["luogu10506/statement.html"],
    );
    finds(
        &rule(|n, table| {
            (1..n).filter(|left| 2 * left != n).map(|left| table[left] ^ table[n - left]).collect()
        }),
        &["cses2207/solution.html", "theory/which.html#grundys-game"],
    );
    finds(
        &rule(|n, table| (0..n).flat_map(|a| (0..n).map(move |b| table[a] ^ table[b])).collect()),
        &["luogu3185/solution.html", "theory/which.html#two-smaller"],
    );
    for parity in 0..2 {
        let game = rule(|n, table| {
            let one = (n > 0).then(|| table[n - 1]);
            one.into_iter().chain((n > 0 && n % 2 == 0).then(|| parity * table[n / 2])).collect()
        });
        finds(&game, &["cf603c/statement.html"]);
    }
    finds(
        &rule(|n, table| {
            (0..n).filter(|y| y * y <= n && n <= y.pow(4)).map(|y| table[y]).collect()
        }),
        &["cf256c/statement.html"],
    );
    let row = code("0.777").1;
    finds(
        &rule(|n, _| (1..=n.min(3)).map(|take| row[n - take]).collect()),
        &["hdu3951/statement.html", "theory/which.html#circle"],
    );
    let strip = |n: usize, table: &[u64]| -> Vec<u64> {
        let crosses = 1..=n;
        crosses
            .map(|i: usize| table[i.saturating_sub(3)] ^ table[(n - i).saturating_sub(2)])
            .collect()
    };
    finds(&rule(strip), &["poj3537/statement.html"]);
    // The values of taking no number twice, without the search over what was taken.
    let triangles = rule(|n, _| {
        let largest = (0..=n as u64).take_while(|m| m * (m + 1) / 2 <= n as u64).last().unwrap();
        (0..largest).collect()
    });
    finds(&triangles, &["cf768e/statement.html", "theory/which.html#never-twice"]);
}

#[test]
fn equal_lost_heaps_are_told() {
    let told = |game: &(Game, Vec<u64>)| known(&game.0, false, &game.1, 0, Language::English);
    // By the digits of n a multiple of 10 is lost, as with takes of 1 to 9; the values differ.
    let digits = rule(|n, table| {
        n.to_string()
            .bytes()
            .map(|digit| usize::from(digit - b'0'))
            .filter(|&digit| digit > 0)
            .map(|digit| table[n - digit])
            .collect()
    });
    let texts: Vec<String> = told(&digits).into_iter().map(|known| known.text).collect();
    assert_eq!(
        texts[..2],
        [
            "Which game is this?: take a decimal digit of n",
            "Brave Game (hdu1846): take 1 to 9 (the lost positions agree, other values differ)"
        ]
    );
    let chinese = known(&digits.0, false, &digits.1, 0, Language::Chinese);
    assert_eq!(
        chinese[1].text,
        "Brave Game（hdu1846）：取 1 到 9 颗（巴什博弈）（必败态相同，SG 值不全相同）"
    );
    assert!(told(&digits).iter().all(|known| known.agrees == 1000));
}

#[test]
fn misere_heaps() {
    for (rule, expected) in [
        (
            "1..1000",
            vec!["hdu1907/solution.html", "theory/which.html#misere-nim", "hdu2509/solution.html"],
        ),
        ("1..4", vec!["hdu1846/solution.html", "theory/which.html#misere-bachet"]),
        ("2, 5", vec!["theory/which.html#misere-set", "theory/misere.html"]),
    ] {
        let game = HeapGame::with_takes(rule, Language::English).unwrap();
        let wins: Vec<u64> =
            game.misere_wins(1000, |_| {}).unwrap().into_iter().map(u64::from).collect();
        let game = Game::Heap(game);
        let found = links_of(&game, true, &wins, 0);
        assert_eq!(found[0], expected[0], "{rule}");
        assert!(
            expected.iter().all(|link| found.iter().any(|found| found == link)),
            "{rule}: {found:?}"
        );
        let mut other = wins;
        other[999] ^= 1;
        assert_eq!(links_of(&game, true, &other, 0), [""; 0]);
    }
    // With fewer than 3 take all; 3 to 5 otherwise.
    let mut wins: Vec<u64> = vec![1];
    for n in 1..LEN {
        let options = if n < 3 { 0..1 } else { n.saturating_sub(5)..n - 2 };
        wins.push(u64::from(options.into_iter().any(|left| wins[left] == 0)));
    }
    let game = Game::Rule(Rule { options: Vec::new(), are_heaps: true });
    let found = links_of(&game, true, &wins, 0);
    assert_eq!(found, ["hdu2897/solution.html", "theory/which.html#misere-range-or-all"]);
}

#[test]
fn coins_in_a_row() {
    let pairs = |x: usize| (1..x).map(|y| vec![y]);
    let triples = |x: usize| (1..x).flat_map(|y| (1..y).map(move |z| vec![y, z]));
    let one = || std::iter::once(Vec::new());
    let turtles = coins(Coins::UpTo(2), |x| one().chain(pairs(x)).collect());
    let mock = coins(Coins::UpTo(3), |x| one().chain(pairs(x)).chain(triples(x)).collect());
    let ruler = coins(Coins::Run(None), |x| (1..=x).map(|y| (y..x).collect()).collect());
    let twins = coins(Coins::Distances(vec![1]), |x| pairs(x).collect());
    finds(&turtles, &["theory/which.html#turtles", "theory/coins.html", "hdu1849/solution.html"]);
    finds(
        &mock,
        &["hdu3537/statement.html", "theory/which.html#mock-turtles", "luogu3185/solution.html"],
    );
    finds(&ruler, &["theory/which.html#ruler", "luogu2594/statement.html"]);
    finds(&twins, &["theory/which.html#twins", "theory/which.html#not-all"]);
}

#[test]
fn boards() {
    type Moves = Vec<(&'static [i64], bool)>;
    let knight: Moves =
        vec![(&[2, 1], false), (&[2, -1], false), (&[-1, 2], false), (&[1, 2], false)];
    let to_three: Moves = (0..6)
        .map(|i| {
            let takes: &[i64] = [&[1, 0][..], &[2, 0], &[3, 0], &[0, 1], &[0, 2], &[0, 3]][i];
            (takes, false)
        })
        .collect();
    let cases: Vec<(usize, usize, Moves, Vec<&str>)> = vec![
        (
            16,
            2,
            vec![(&[0, 1], true), (&[1, 0], true)],
            vec!["hdu1849/solution.html", "theory/which.html#rook"],
        ),
        (
            16,
            2,
            vec![(&[0, 1], true), (&[1, 0], true), (&[1, 1], true)],
            vec!["hdu1527/solution.html", "theory/which.html#wythoff", "theory/which.html#queen"],
        ),
        (
            13,
            2,
            vec![(&[0, 1], false), (&[1, 0], false), (&[1, 1], false)],
            vec!["hdu2174/solution.html", "theory/which.html#king", "cses2208/solution.html"],
        ),
        (40, 2, knight, vec!["theory/which.html#knight"]),
        (
            14,
            2,
            to_three,
            vec!["hdu1851/solution.html", "cses1098/statement.html", "theory/which.html#bachet"],
        ),
        (14, 2, vec![(&[1, 1], true)], vec!["theory/which.html#nim-heap"]),
        (
            14,
            2,
            vec![(&[2, 0], false), (&[5, 0], false), (&[0, 1], true)],
            vec!["theory/sums.html", "theory/which.html#sum"],
        ),
        (
            12,
            3,
            vec![(&[0, 1, 0], true), (&[1, 0, 0], true), (&[0, 0, 1], true)],
            vec!["hdu1849/solution.html"],
        ),
        (
            12,
            3,
            vec![
                (&[0, 1, 0], false),
                (&[1, 0, 0], false),
                (&[0, 0, 1], false),
                (&[0, 1, 1], false),
                (&[1, 0, 1], false),
                (&[1, 1, 0], false),
                (&[1, 1, 1], false),
            ],
            vec!["cses2208/solution.html", "theory/which.html#one-of-each"],
        ),
    ];
    for (side, heaps, moves, expected) in cases {
        let (game, values) = vectors(side, heaps, &moves);
        let found = links_of(&game, false, &values, side);
        assert_eq!(found.first().map(String::as_str), Some(expected[0]), "{moves:?}");
        assert!(
            expected.iter().all(|link| found.iter().any(|found| found == link)),
            "{moves:?}: {found:?}"
        );
        // One cell differs, which is not at the far edge.
        let (mut other, at) = (values, side * (side - 2) + side - 3);
        other[at] = if other[at] == 0 { 77 } else { 0 };
        assert_eq!(links_of(&game, false, &other, side), [""; 0], "{moves:?}");
        assert_eq!(links_of(&game, false, &other, 11), [""; 0]);
    }
}

#[test]
fn misere_boards() {
    let board = |moves: &'static [(&'static [i64], bool)]| {
        let (game, _) = vectors(1, 2, moves);
        let side = 20i64;
        let mut wins: Vec<u64> = Vec::new();
        for position in positions(2, side as usize) {
            let (a, b) = (position[0] as i64, position[1] as i64);
            let left = moves.iter().flat_map(|(takes, _)| {
                (1..side).map(move |t| (a - t * takes[0], b - t * takes[1]))
            });
            let mut left = left.filter(|&(a, b)| a >= 0 && b >= 0).peekable();
            let is_end = left.peek().is_none();
            wins.push(u64::from(is_end || left.any(|(a, b)| wins[(a * side + b) as usize] == 0)));
        }
        links_of(&game, true, &wins, side as usize)
    };
    assert_eq!(
        board(&[(&[1, 0], true), (&[0, 1], true)]),
        ["hdu1907/solution.html", "theory/which.html#misere-nim"]
    );
    assert_eq!(
        board(&[(&[1, 0], true), (&[0, 1], true), (&[1, 1], true)]),
        ["theory/which.html#misere-wythoff"]
    );
}

fn problems() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../problems")
}

fn read(path: &str) -> String {
    fs::read_to_string(problems().join(path)).unwrap_or_else(|error| panic!("{path}: {error}"))
}

/// All places that an entry names: from values with all kinds of parameters.
fn places() -> Vec<&'static str> {
    let mut places = Vec::new();
    let mut add =
        |entries: Vec<Entry>| places.extend(entries.into_iter().flat_map(|entry| entry.places));
    for rule in ["1..3", "1..2", "3..10", "4, 12", "2, 4, 7"] {
        let (game, values) = takes(rule);
        add(heaps::normal(&game, &values));
        let wins = |lost: usize| {
            (0..LEN).map(|n| u64::from(n == 0 || (n - 1) % 7 >= lost)).collect::<Vec<_>>()
        };
        add(heaps::misere(&game, &wins(1)));
        add(heaps::misere(&game, &wins(3)));
    }
    // A circle with takes of 1 and 2, and takes of 4 to 8 or all.
    let (game, _) = takes("1");
    add(heaps::normal(&game, &(0..LEN).map(|n| u64::from(n == 1 || n == 2)).collect::<Vec<_>>()));
    add(heaps::normal(
        &game,
        &(0..LEN).map(|n| u64::from(!matches!(n % 12, 0 | 9..=11))).collect::<Vec<_>>(),
    ));
    add(heaps::coins());
    for heaps in [2, 3] {
        let bachet: Vec<u64> = (0..20).map(|n| n % 4).cycle().take(20usize.pow(heaps)).collect();
        add(boards::normal(heaps as usize, 20, &bachet));
        add(boards::misere(heaps as usize));
    }
    places.sort_unstable();
    places.dedup();
    places
}

#[test]
fn links_lead_somewhere() {
    let (english, chinese) = (read("theory/which.en.md"), read("theory/which.zh.md"));
    for place in places() {
        if let Some(anchor) = place.strip_prefix('#') {
            for page in [&english, &chinese] {
                assert!(page.contains(&format!("<a id=\"{anchor}\"></a>")), "{anchor}");
            }
            continue;
        }
        let link = link(place);
        let path = match link.strip_suffix(".html").unwrap().split_once('/').unwrap() {
            ("theory", page) => format!("theory/{page}"),
            (id, "solution") => format!("{id}/solution/solution"),
            (id, "statement") => {
                assert!(!problems().join(id).join("solution").exists(), "{id} has a solution");
                format!("{id}/problem.yaml")
            }
            _ => panic!("{link}"),
        };
        let languages: &[_] = if path.ends_with("yaml") { &[""] } else { &[".en.md", ".zh.md"] };
        for language in languages {
            assert!(problems().join(format!("{path}{language}")).exists(), "{path}{language}");
        }
        assert_ne!(title(place, Language::English), "", "{place}");
    }
}

#[test]
fn titles_are_those_of_the_pack() {
    let places = places();
    for (id, _, english, chinese) in PROBLEMS {
        assert!(places.contains(&id), "{id} is named nowhere");
        let about = read(&format!("{id}/problem.yaml"));
        let name = format!("\nname:\n  en: {english}\n  zh: {chinese}\n");
        assert!(format!("\n{about}").contains(&name), "{id}: {about}");
    }
    for (page, english, chinese) in THEORY {
        for (title, language) in [(english, "en"), (chinese, "zh")] {
            let text = read(&format!("theory/{page}.{language}.md"));
            assert!(text.starts_with(&format!("# {title}")), "{page}.{language}");
        }
    }
}
