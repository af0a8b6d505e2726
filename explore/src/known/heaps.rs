//! One heap, and coins in a row.

use super::Entry;
use crate::heap::HeapGame;
use crate::kind::Subject;
use crate::language::Language;
use common::grundy::grundy_table;
use common::sequences::fibonacci;
use common::subtraction::{bachet_grundy, range_remainder, SubtractionGame};

/// The games in normal play. Numbers that belong to a game, such as the largest take, are read off the values.
pub fn normal(subject: &Subject, values: &[u64]) -> Vec<Entry> {
    let mut entries = if subject.kind == "coins" { coins(subject) } else { Vec::new() };
    entries.extend(takes(subject, values));
    entries.extend(splits(subject, values));
    entries.extend(numbers(subject));
    if list(subject).is_some() {
        let values = values.to_vec();
        let finite = Entry::new(
            "take a number from a finite set: the values are periodic",
            "取法集合有限：SG 值有周期",
            &["hdu1536", "periods", "#finite-set"],
            move |len| values[..len].to_vec(),
        );
        entries.push(finite.kind());
    }
    entries
}

/// The least heap, not empty, that is lost.
fn first_lost(values: &[u64]) -> Option<usize> {
    (1..values.len()).find(|&heap| values[heap] == 0)
}

/// How many heaps from this one on are lost, or from a won one on won.
fn run(values: &[u64], heap: usize) -> usize {
    values[heap..].iter().take_while(|&&value| (value == 0) == (values[heap] == 0)).count()
}

/// Takes from one heap.
#[allow(clippy::too_many_lines)] // a list
fn takes(subject: &Subject, values: &[u64]) -> Vec<Entry> {
    let seen = |period: usize| 2 * period <= values.len();
    let mut entries = vec![Entry::new(
        "take any number",
        "取任意多颗（Nim 的一堆）",
        &["hdu1849", "#nim-heap"],
        each(|n| n),
    )
    .is(is_range(subject, 1, LARGEST))];
    if let Some(period) = first_lost(values).filter(|&period| period > 1 && seen(period)) {
        entries.extend(bachet(subject, period as u64 - 1));
    }
    let (least, won) =
        (run(values, 0), values.get(run(values, 0)).map_or(0, |_| run(values, run(values, 0))));
    if least > 1 && won >= least && seen(least + won) {
        entries.push(range(subject, least as u64, won as u64));
    }
    if let Some(lost) = first_lost(values) {
        let (min, max) = (run(values, lost), lost - 1);
        if 1 < min && min <= max && seen(min + max) {
            entries.push(range_or_all(min, max));
        }
    }
    if seen(2 * least) {
        let take = least as u64;
        entries.push(
            Entry::new(
                format!("take {take}, or certain other odd multiples of {take}"),
                format!("取 {take} 颗，或 {take} 的另外某些奇数倍"),
                &["hdu1536", "#odd-multiples"],
                each(move |n| n / take % 2),
            )
            .is(subject.takes.as_ref().map_or(false, |takes| {
                takes.first() == Some(&take) && takes.iter().all(|other| other % (2 * take) == take)
            })),
        );
    }
    entries.push(
        Entry::new(
            "take a power of two",
            "取 2 的幂",
            &["hdu1847", "#powers-of-two"],
            each(|n| n % 3),
        )
        .is(subject.rule == "powers of 2"),
    );
    entries.push(one_two_k(subject, values));
    entries.push(
        Entry::new("take a Fibonacci number", "每次取斐波那契数", &["hdu1848"], |len| {
            of_takes(fibonacci().take_while(|&take| take < len as u64), len)
        })
        .is(subject.rule == "fibonacci"),
    );
    entries.push(Entry::new(
        "take any number, but not the whole heap",
        "取任意多颗，但不能取完",
        &["#not-all", "abc255g"],
        each(|n| n.saturating_sub(1)),
    ));
    entries.push(Entry::new(
        "take at most half",
        "至多取一半",
        &["#at-most-half"],
        each(|n| (n + 1) >> ((n + 1).trailing_zeros() + 1)),
    ));
    entries.push(Entry::new(
        "take at least half",
        "至少取一半",
        &["#at-least-half"],
        each(|n| u64::from(64 - n.leading_zeros())),
    ));
    if least > 1 && seen(least) {
        entries.push(Entry::new(
            format!("take 1 to n / {least}, rounded down"),
            format!("取 1 到 n / {least}（下取整）颗"),
            &["arc091f", "#strange"],
            move |len| {
                let value = |n: usize, values: &[u64]| match n % least {
                    0 => (n / least) as u64,
                    _ if n < least => 0,
                    _ => values[n - n / least - 1],
                };
                (0..len).fold(Vec::new(), |mut values, n| {
                    values.push(value(n, &values));
                    values
                })
            },
        ));
    }
    entries.push(Entry::new(
        "take a number coprime to n",
        "取与 n 互质的颗数",
        &["#coprime"],
        each(|n| {
            match prime_factors(n).first() {
                None => n, // 0 and 1
                Some(&least) => primes_up_to(least) - u64::from(least == 2),
            }
        }),
    ));
    entries.push(
        Entry::new(
            "take a decimal digit of n",
            "取 n 的十进制表示中某个数字那么多颗",
            &["#digit"],
            |len| {
                grundy_table(len, |n, values| {
                    let digits = n
                        .to_string()
                        .into_bytes()
                        .into_iter()
                        .map(|digit| usize::from(digit - b'0'));
                    digits.filter(|&digit| digit > 0).map(|digit| values[n - digit]).collect()
                })
            },
        )
        .about_lost(),
    );
    entries.push(Entry::new(
        "leave y of n stones, where y < n and y^2 <= n <= y^4",
        "从 n 颗中留下 y 颗，其中 y < n 且 y^2 <= n <= y^4",
        &["cf256c"],
        |len| {
            grundy_table(len, |n, values| {
                (0..n).filter(|y| y * y <= n && n <= y.pow(4)).map(|y| values[y]).collect()
            })
        },
    ));
    entries.push(Entry::new(
        "no number may be taken twice from the same heap",
        "同一堆中不能两次取同样多颗",
        &["cf768e", "#never-twice"],
        each(|n| (1..=n).take_while(|m| m * (m + 1) / 2 <= n).count() as u64),
    ));
    entries
}

/// The largest take that is looked at.
const LARGEST: u64 = super::LARGEST_HEAP as u64;

/// The takes of a game that is typed as a list of them.
fn list(subject: &Subject) -> Option<&[u64]> {
    subject.takes.as_deref().filter(|_| subject.kind == "takes" && subject.rule.is_empty())
}

/// Whether a game takes these numbers, and does nothing else.
fn is_range(subject: &Subject, min: u64, max: u64) -> bool {
    subject.takes.as_ref().map_or(false, |takes| takes.iter().copied().eq(min..=max))
}

/// Takes of 1 to `max`, with whatever else has the same values.
fn bachet(subject: &Subject, max: u64) -> Vec<Entry> {
    let values = move |len| each(move |n| bachet_grundy(n, max))(len);
    let places: &[_] = if max == 3 {
        &["hdu1846", "#bachet", "hdu1851", "cses1098", "loj10241"]
    } else {
        &["hdu1846", "#bachet", "hdu1851", "loj10241"]
    };
    // The named sets, and 1, 2 and k, have rows of their own.
    let no_multiple = list(subject).map_or(false, |takes| {
        !matches!(takes, [1, 2, _])
            && (1..=max).all(|take| takes.contains(&take))
            && takes.iter().all(|take| take % (max + 1) != 0)
    });
    let mut entries = vec![Entry::new(
        format!("take 1 to {max}"),
        format!("取 1 到 {max} 颗（巴什博弈）"),
        places,
        values,
    )
    .about_lost()
    .is(is_range(subject, 1, max))];
    if max > 1 {
        entries.push(
            Entry::new(
                format!(
                    "take 1 to {max}, or some larger numbers, none of them a multiple of {}",
                    max + 1
                ),
                format!("取 1 到 {max} 颗，或某些更大的、不是 {} 的倍数的数", max + 1),
                &["#no-multiple", "hdu1847"],
                values,
            )
            .is(no_multiple),
        );
    }
    entries
}

/// Takes of `min` to `won`, by the runs of lost and won heaps.
fn range(subject: &Subject, min: u64, max: u64) -> Entry {
    Entry::new(
        format!("take {min} to {max}"),
        format!("取 {min} 到 {max} 颗"),
        &["abc297g", "#range"],
        each(move |n| range_remainder(n, min, max) / min),
    )
    .about_lost()
    .is(is_range(subject, min, max))
}

/// Takes of `min` to `max`; smaller heaps are taken whole.
fn range_or_all(min: usize, max: usize) -> Entry {
    Entry::new(
        format!("take {min} to {max}; with fewer than {min} take all"),
        format!("取 {min} 到 {max} 颗；不足 {min} 颗时必须全取"),
        &["hdu1846", "#range-or-all"],
        move |len| {
            grundy_table(len, |n, values| match n {
                0 => Vec::new(),
                _ if n < min => vec![0],
                _ => (min..=max.min(n)).map(|take| values[n - take]).collect(),
            })
        },
    )
    .about_lost()
}

/// Takes of 1, 2 or k.
fn one_two_k(subject: &Subject, values: &[u64]) -> Entry {
    let places = &["cf1194d", "#one-two-k"];
    let typed = match subject.takes.as_deref() {
        Some([1, 2, k]) => Some(*k),
        _ => None,
    };
    // A multiple of 3 shows, others do not.
    let shown = (3..values.len()).step_by(3).find(|&heap| values[heap] != 0);
    match typed.or(shown.map(|k| k as u64)) {
        Some(k) => Entry::new(
            format!("take 1, 2 or {k}"),
            format!("取 1、2 或 {k} 颗"),
            places,
            move |len| of_takes([1, 2, k], len),
        )
        .about_lost()
        .is(typed.is_some()),
        None => Entry::new(
            "take 1, 2 or k, where 3 does not divide k",
            "取 1、2 或 k 颗，k 不是 3 的倍数",
            places,
            each(|n| n % 3),
        ),
    }
}

/// Heaps that are split, and rows.
#[allow(clippy::too_many_lines)] // a list
fn splits(subject: &Subject, values: &[u64]) -> Vec<Entry> {
    let mut entries = vec![
        Entry::new(
            "take any number, or split the heap in two (Lasker's Nim)",
            "取任意多颗，或把一堆拆成两堆（Lasker 的 Nim）",
            &["hdu3032", "#lasker"],
            each(|n| match n % 4 {
                3 => n + 1,
                0 => n.saturating_sub(1),
                _ => n,
            }),
        )
        .is(subject.rule == "4.333..."),
        Entry::new(
            "take any number, or split the heap in three",
            "取任意多颗，或把一堆拆成三堆",
            &["hdu5795", "#three"],
            each(|n| match n % 8 {
                7 => n + 1,
                0 => n.saturating_sub(1),
                _ => n,
            }),
        )
        .is(subject.rule == "8.333..."),
        Entry::new(
            "take any number of neighbours from a row",
            "从一排中取相邻的任意多个",
            &["#neighbours", "octal"],
            each(|n| n),
        )
        .is(subject.rule == "0.777..."),
        coded(
            subject,
            "0.77",
            0,
            "take one, or two neighbours (Kayles)",
            "取一个，或相邻的两个（Kayles）",
            &["octal", "#kayles"],
        ),
        coded(
            subject,
            "0.07",
            0,
            "take two neighbours (Dawson's Kayles)",
            "取相邻的两个（Dawson's Kayles）",
            &["cf1704f", "#dawsons-kayles", "octal"],
        ),
        coded(
            subject,
            "0.07",
            1,
            "take two neighbours (Dawson's Kayles), from a row that is shorter by one",
            "取相邻的两个（Dawson's Kayles），少一个",
            &["cf1704f", "#dawsons-kayles", "octal"],
        ),
        coded(
            subject,
            "0.137",
            0,
            "mark a place that has no marked neighbour (Dawson's Chess)",
            "标记一格，不能与已标记的格子相邻（Dawson's Chess）",
            &["#dawsons-chess", "octal"],
        ),
        coded(
            subject,
            "0.007",
            0,
            "Treblecross, on a strip that is shorter by two",
            "画叉游戏（Treblecross），纸带短两格",
            &["poj3537"],
        ),
        Entry::new(
            "Treblecross: put a cross; three in a row win",
            "画叉游戏（Treblecross）：先连成三个叉者胜",
            &["poj3537"],
            |len| of_code("0.007", len + 2).split_off(2),
        ),
        Entry::new(
            "split a heap in two",
            "把一堆拆成两堆",
            &["cses2207", "#split"],
            each(|n| u64::from(n > 0 && n % 2 == 0)),
        )
        .about_lost()
        .is(subject.rule == "4."),
        Entry::new(
            "split a heap in two unequal ones (Grundy's game)",
            "把一堆拆成不相等的两堆（Grundy 游戏）",
            &["cses2207", "#grundys-game"],
            |len| {
                grundy_table(len, |n, values| {
                    (1..n)
                        .take_while(|left| 2 * left < n)
                        .map(|left| values[left] ^ values[n - left])
                        .collect()
                })
            },
        ),
        Entry::new(
            "replace a heap by two smaller ones, possibly empty",
            "把一堆换成两堆，每堆都更小，可以为空",
            &["luogu3185", "#two-smaller"],
            each(|n| n.checked_sub(1).map_or(0, odious)),
        ),
        lieges(0),
        lieges(1),
    ];
    let most = first_lost(values).map_or(0, |lost| lost - 1);
    if most > 1 && 4 * most <= values.len() {
        entries.push(
            Entry::new(
                format!("n in a circle: take 1 to {most} neighbours"),
                format!("n 个围成一圈：取相邻的 1 到 {most} 个"),
                if most == 2 {
                    &["poj2484", "hdu3951", "#circle"]
                } else {
                    &["hdu3951", "#circle"]
                },
                each(move |n| if n > most as u64 { 0 } else { n }),
            )
            .about_lost(),
        );
    }
    entries
}

/// A game by its code, on heaps that are smaller by `less`.
fn coded(
    subject: &Subject,
    code: &'static str,
    less: usize,
    english: &str,
    chinese: &str,
    places: &[&'static str],
) -> Entry {
    let entry = Entry::new(english, chinese, places, move |len| {
        let mut values = vec![0; less];
        values.extend(of_code(code, len - less));
        values
    });
    entry.is(less == 0 && subject.rule == code)
}

/// Take one, or replace 2x stones by k heaps of x, where k has this remainder modulo 2.
fn lieges(parity: u64) -> Entry {
    let (english, chinese) = if parity == 0 { ("even", "偶数") } else { ("odd", "奇数") };
    Entry::new(
        format!("take one, or split a heap in k equal ones, where k is {english} and 2x gives k times x"),
        format!("取一颗，或把 2x 颗换成 k 堆 x 颗，k 为{chinese}"),
        &["cf603c"],
        move |len| {
            grundy_table(len, |n, values| {
                let one = (n > 0).then(|| values[n - 1]);
                let half = (n > 0 && n % 2 == 0).then(|| parity * values[n / 2]);
                one.into_iter().chain(half).collect()
            })
        },
    )
}

/// Numbers and their divisors; 0 is a number without a move.
fn numbers(subject: &Subject) -> Vec<Entry> {
    let omega = |n| prime_factors(n).len() as u64;
    let subtract_divisor = |n: u64| if n == 0 { 0 } else { u64::from(n.trailing_zeros()) };
    vec![
        Entry::new("replace n by a proper divisor", "换成一个真约数", &["abc368f", "#divisor"], each(omega)),
        Entry::new("divide n by a prime", "除以一个质数", &["#prime", "abc368f"], each(move |n| omega(n) % 2)),
        Entry::new("divide n by a power of one prime", "除以一个质数的幂", &["#prime-power", "abc368f"], each(|n| {
            let factors = prime_factors(n);
            let times = |prime: &u64| factors.iter().filter(|&other| other == prime).count() as u64;
            let mut primes = factors.clone();
            primes.dedup();
            primes.iter().map(times).fold(0, |sum, times| sum ^ times)
        })),
        Entry::new("subtract a divisor smaller than n", "减去一个小于 n 的约数", &["#subtract-divisor"], each(subtract_divisor))
            .is(subject.rule == "proper divisors"),
        Entry::new(
            "subtract a divisor; the heap itself counts too, so that all values but that of 0 are larger by 1",
            "减去一个约数，也可以是 n 本身：除 0 以外 SG 值都大 1",
            &["#subtract-divisor"],
            each(move |n| subtract_divisor(n) + u64::from(n > 0)),
        )
        .is(subject.rule == "divisors"),
        Entry::new("subtract a divisor other than 1 and n", "减去 1 和 n 以外的一个约数", &["cf1537d"], |len| {
            grundy_table(len, |n, values| (2..n).filter(|d| n % d == 0).map(|d| values[n - d]).collect())
        }).about_lost(),
        Entry::new("replace n by at least two equal heaps with n in all", "换成总数为 n 的至少两堆相等的", &["#equal-heaps"], each(|n| {
            let odd = prime_factors(n).iter().filter(|&&prime| prime > 2).count() as u64;
            odd + u64::from(n > 0 && n % 2 == 0)
        })),
        Entry::new("replace a heap by all its proper divisors but one", "换成各个真约数的堆，再去掉其中一堆", &["luogu10506"], |len| {
            grundy_table(len, |n, values| {
                let divisors = (1..n).filter(|d| n % d == 0);
                let all = divisors.clone().fold(0, |sum, d| sum ^ values[d]);
                divisors.map(|d| all ^ values[d]).collect()
            })
        }),
    ]
}

/// The games in misère play: 0 for a heap that is lost, 1 for one that is won.
pub fn misere(subject: &Subject, wins: &[u64]) -> Vec<Entry> {
    let seen = |period: usize| 2 * period <= wins.len();
    let mut entries = vec![
        Entry::new(
            "take any number, the last stone loses (misère Nim)",
            "取任意多颗，取最后一颗者输（反 Nim）",
            &["hdu1907", "#misere-nim"],
            each(|n| u64::from(n != 1)),
        )
        .is(is_range(subject, 1, LARGEST)),
        Entry::new(
            "take any number of neighbours, the last one loses",
            "取相邻的任意多个，取最后一个者输",
            &["hdu2509", "#misere-neighbours"],
            each(|n| u64::from(n != 1)),
        ),
    ];
    let first = wins.iter().position(|&win| win == 0).unwrap_or(0);
    let lost = run(wins, first);
    let second = (first + lost..wins.len()).find(|&heap| wins[heap] == 0);
    if let Some(period) =
        second.map(|second| second - first).filter(|&period| first == 1 && seen(period))
    {
        let (min, max) = (lost as u64, (period - lost) as u64);
        if min == 1 {
            entries.push(
                Entry::new(
                    format!("take 1 to {max}, the last stone loses"),
                    format!("取 1 到 {max} 颗，取最后一颗者输"),
                    &["hdu1846", "#misere-bachet"],
                    each(move |n| u64::from(bachet_grundy(n, max) != 1)),
                )
                .is(is_range(subject, 1, max)),
            );
        }
        if min <= max {
            entries.push(Entry::new(
                format!("take {min} to {max}, with fewer than {min} all; the last stone loses"),
                format!("取 {min} 到 {max} 颗，不足 {min} 颗时必须全取；取最后一颗者输"),
                &["hdu2897", "#misere-range-or-all"],
                each(move |n| u64::from(!(1..=min).contains(&range_remainder(n, min, max)))),
            ));
        }
    }
    if let Some(takes) = list(subject) {
        let takes = takes.to_vec();
        let finite = Entry::new(
            "take a number from a finite set: the heaps of the value 1 are lost",
            "取法集合有限：SG 值为 1 的堆必败",
            &["#misere-set", "misere"],
            move |len| {
                of_takes(takes.iter().copied(), len)
                    .iter()
                    .map(|&value| u64::from(value != 1))
                    .collect()
            },
        );
        entries.push(finite.kind());
    }
    entries
}

/// Coins in a row, by their place; there is no place 0.
fn coins(subject: &Subject) -> Vec<Entry> {
    vec![
        Entry::new(
            "turn one or two coins (Turning Turtles)",
            "翻一枚或两枚（Turning Turtles）",
            &["#turtles", "coins"],
            each(|x| x),
        )
        .is(subject.rule == "up to 2"),
        Entry::new(
            "turn exactly two coins (Twins)",
            "恰翻两枚（Twins）",
            &["#twins", "coins"],
            each(|x| x.saturating_sub(1)),
        ),
        Entry::new(
            "turn one, two or three coins (Mock Turtles)",
            "翻一枚到三枚（Mock Turtles）",
            &["hdu3537", "#mock-turtles", "coins"],
            each(|x| x.checked_sub(1).map_or(0, odious)),
        )
        .is(subject.rule == "up to 3"),
        Entry::new(
            "turn any number of neighbours (Ruler)",
            "翻连续的任意多枚（Ruler）",
            &["#ruler", "coins", "luogu2594"],
            each(|x| if x == 0 { 0 } else { 1 << x.trailing_zeros() }),
        )
        .is(subject.rule == "run"),
    ]
}

/// The values of the heaps 0, 1, 2, ... by a formula.
fn each(value: impl Fn(u64) -> u64 + Copy) -> impl Fn(usize) -> Vec<u64> {
    move |len| (0..len as u64).map(value).collect()
}

/// The values of so many heaps, from which these numbers are taken.
fn of_takes(takes: impl IntoIterator<Item = u64>, len: usize) -> Vec<u64> {
    let mut game = SubtractionGame::new(takes);
    (0..len as u64).map(|heap| game.grundy(heap).expect("a table holds so small a heap")).collect()
}

/// The values of so many heaps by a code.
fn of_code(text: &str, len: usize) -> Vec<u64> {
    let game = HeapGame::with_code(text, Language::English).expect("a code");
    game.grundy_values(len, |_| {})
}

/// 2x or 2x + 1, whichever has an odd number of binary ones.
fn odious(x: u64) -> u64 {
    2 * x + u64::from(x.count_ones() % 2 == 0)
}

/// The prime factors of a number, in ascending order. None for 0 and 1.
fn prime_factors(mut n: u64) -> Vec<u64> {
    let mut factors = Vec::new();
    let mut divisor = 2;
    while n > 1 {
        while n % divisor == 0 {
            factors.push(divisor);
            n /= divisor;
        }
        divisor += 1;
    }
    factors
}

/// How many primes there are up to this number.
fn primes_up_to(largest: u64) -> u64 {
    (2..=largest).filter(|&n| prime_factors(n).len() == 1).count() as u64
}
