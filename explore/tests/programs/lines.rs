//! The lines of code that answers to a table have: in each language they give the table again.

use explore::{identify, Request};

/// A table by the value of a position, 0 for lost and 1 for won if these are outcomes: a board, or one heap `a` from `first` on.
struct Table {
    heaps: usize,
    first: u64,
    are_outcomes: bool,
    value: fn(u64, u64) -> u64,
}

const fn row(first: u64, are_outcomes: bool, value: fn(u64, u64) -> u64) -> Table {
    Table { heaps: 1, first, are_outcomes, value }
}

const fn board(first: u64, are_outcomes: bool, value: fn(u64, u64) -> u64) -> Table {
    Table { heaps: 2, first, are_outcomes, value }
}

fn digits(n: u64, base: u64) -> Vec<u64> {
    std::iter::successors(Some(n), |n| Some(n / base))
        .take_while(|&n| n > 0)
        .map(|n| n % base)
        .collect()
}

fn odd_part(n: u64) -> u64 {
    n >> n.trailing_zeros()
}

fn gcd(a: u64, b: u64) -> u64 {
    if b == 0 {
        a
    } else {
        gcd(b, a % b)
    }
}

/// Whether a number is in a list that grows by a rule.
fn is_in(n: u64, start: [u64; 2], next: fn(u64, u64) -> u64) -> bool {
    let [mut x, mut y] = start;
    while x < n {
        (x, y) = (y, next(x, y));
    }
    x == n
}

fn golden(k: u64) -> u64 {
    (k + (5 * k * k).isqrt()) / 2
}

/// The values of heaps from which a move takes 1, 3 or 4.
fn by_takes(n: u64) -> u64 {
    match n % 7 {
        0 | 2 => 0,
        1 | 3 => 1,
        5 => 3,
        _ => 2,
    }
}

const TABLES: [Table; 40] = [
    row(0, false, |n, _| n % 5),
    row(0, false, |n, _| if n < 3 { 7 - n } else { n % 4 }),
    row(2, false, |n, _| n / 3 * 2 + n % 3),
    row(0, true, |n, _| u64::from(n % 7 > 1)),
    row(0, false, |n, _| u64::from(n.count_ones())),
    row(0, true, |n, _| u64::from(n.count_ones() % 2)),
    row(0, false, |n, _| u64::from((n + 1).trailing_zeros())),
    row(1, true, |n, _| u64::from(n.trailing_zeros() % 2)),
    row(0, false, |n, _| digits(n, 3).len() as u64),
    row(0, false, |n, _| digits(n, 5).iter().sum()),
    row(0, true, |n, _| u64::from(digits(n, 4).contains(&2))),
    row(1, false, |n, _| *digits(n, 4).iter().find(|digit| **digit > 0).unwrap()),
    row(1, false, |n, _| *digits(n, 6).last().unwrap()),
    row(0, false, |n, _| {
        digits(n, 3).iter().position(|digit| *digit == 2).map_or(0, |i| i as u64 + 1)
    }),
    row(1, false, |n, _| 1 << n.trailing_zeros()),
    row(0, false, |n, _| n ^ n >> 1),
    row(0, false, |n, _| 2 * n + 1 - u64::from(n.count_ones() % 2)),
    row(0, false, |n, _| 2 * n + u64::from(n.count_ones() % 2)),
    row(0, false, |n, _| n.isqrt()),
    row(0, false, |n, _| (4 * n).isqrt().div_ceil(2)),
    row(0, false, |n, _| ((8 * n + 1).isqrt() - 1) / 2),
    row(0, false, |n, _| {
        if n % 4 == 3 {
            n + 1
        } else if n > 0 && n % 4 == 0 {
            n - 1
        } else {
            n
        }
    }),
    row(0, true, |n, _| u64::from(n > 1 && (2..n).all(|d| n % d > 0))),
    row(0, true, |n, _| u64::from(n.isqrt().pow(2) != n)),
    row(0, true, |n, _| u64::from((8 * n + 1).isqrt().pow(2) != 8 * n + 1)),
    row(0, true, |n, _| u64::from(!(n + 1).is_power_of_two())),
    row(1, true, |n, _| u64::from(!is_in(n, [1, 2], |x, y| x + y))),
    row(0, true, |n, _| u64::from(!is_in(n, [1, 2], |x, y| 2 * y + x))),
    row(0, true, |n, _| u64::from((0..=n).all(|k| golden(k) != n))),
    row(0, false, |n, _| golden(n)),
    row(1, false, |n, _| odd_part(n) % 8),
    row(0, false, |n, _| if n == 17 { 9 } else { n % 3 }),
    board(0, false, |a, b| a ^ b),
    board(0, false, |a, b| (a % 3) ^ (b % 3)),
    board(0, false, u64::min),
    board(0, false, |a, b| a.abs_diff(b) % 3),
    board(1, false, gcd),
    board(0, true, |a, b| u64::from(golden(a.abs_diff(b)) != a.min(b))),
    board(1, true, |a, b| u64::from(a == b || a.max(b) > golden(a.min(b)))),
    board(0, false, |a, b| by_takes(a) ^ by_takes(b)),
];

impl Table {
    /// How many heaps, or rows and columns, it has.
    fn side(&self) -> u64 {
        if self.heaps == 1 {
            200
        } else {
            14
        }
    }

    fn rows(&self) -> Vec<Vec<u64>> {
        let numbers = || self.first..self.first + self.side();
        if self.heaps == 1 {
            return vec![numbers().map(|n| (self.value)(n, 0)).collect()];
        }
        numbers().map(|a| numbers().map(|b| (self.value)(a, b)).collect()).collect()
    }

    /// The lines of all answers, in C++, Python and Rust.
    fn lines(&self) -> Vec<[String; 3]> {
        let word = |value: &u64| match (self.are_outcomes, value) {
            (false, value) => value.to_string(),
            (true, 0) => "L".to_string(),
            (true, _) => "W".to_string(),
        };
        let line = |row: &Vec<u64>| row.iter().map(word).collect::<Vec<_>>().join(" ");
        let source: Vec<String> = self.rows().iter().map(line).collect();
        let request =
            Request { source: source.clone(), from: self.first.to_string(), ..Request::default() };
        let readings = identify(&request).unwrap();
        // Values that ascend may be a list of lost heaps as well.
        let readings = readings.iter().filter(|reading| !reading.text.starts_with("a list"));
        let found: Vec<_> = readings
            .flat_map(|reading| &reading.answers)
            .filter_map(|answer| answer.code.clone())
            .collect();
        assert!(!found.is_empty(), "no code for\n{}", source.join("\n"));
        found
    }
}

/// A program that prints a line with the table of each line of code; and what it has to print.
pub fn program(language: &str) -> (String, String) {
    let (mut functions, mut calls, mut expected) = (String::new(), String::new(), String::new());
    let mut count = 0;
    for table in &TABLES {
        let (first, end) = (table.first, table.first + table.side());
        for [cpp, python, rust] in table.lines() {
            let is_row = table.heaps == 1;
            let variables = if is_row { "n" } else { "a, b" };
            let typed = |of: &str| {
                let names = variables.split(", ").map(|name| of.replace('x', name));
                names.collect::<Vec<_>>().join(", ")
            };
            functions += &match language {
                "cpp" => {
                    format!("long long f{count}({}) {{ return {cpp}; }}\n", typed("long long x"))
                }
                "python" => format!("def f{count}({variables}): return int({python})\n"),
                _ => format!("fn f{count}({}) -> u64 {{ ({rust}) as u64 }}\n", typed("x: u64")),
            };
            calls += &match (language, is_row) {
                ("cpp", true) => format!("for (int n = {first}; n < {end}; n++) std::cout << f{count}(n) << ' ';\n"),
                ("cpp", false) => format!("for (int a = {first}; a < {end}; a++) for (int b = {first}; b < {end}; b++) std::cout << f{count}(a, b) << ' ';\n"),
                ("python", true) => format!("print(*[f{count}(n) for n in range({first}, {end})], end=' ')\n"),
                ("python", false) => format!("print(*[f{count}(a, b) for a in range({first}, {end}) for b in range({first}, {end})], end=' ')\n"),
                (_, true) => format!("for n in {first}..{end} {{ print!(\"{{}} \", f{count}(n)); }}\n"),
                (_, false) => format!("for a in {first}..{end} {{ for b in {first}..{end} {{ print!(\"{{}} \", f{count}(a, b)); }} }}\n"),
            };
            for row in table.rows() {
                expected.extend(row.iter().map(|value| format!("{value} ")));
            }
            calls += match language {
                "cpp" => "std::cout << '\\n';\n",
                "python" => "print()\n",
                _ => "println!();\n",
            };
            expected += "\n";
            count += 1;
        }
    }
    let headers = ["algorithm", "cmath", "iostream", "numeric", "set", "vector"];
    let text = match language {
        "cpp" => format!(
            "{}{functions}int main() {{\n{calls}}}\n",
            headers.map(|name| format!("#include <{name}>\n")).concat()
        ),
        "python" => functions + &calls,
        _ => format!("#![allow(warnings)]\n{functions}fn main() {{\n{calls}}}\n"),
    };
    (text, expected)
}
