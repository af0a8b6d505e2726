//! The page `octal`.

use crate::mex::mex;
use crate::{columns, joined, listed, or_dash, row, says, separated, shows};
use common::grundy::grundy_table;
use proptest::prelude::*;

const PAGE: &str = "octal";
const KAYLES: [usize; 2] = [7, 7];
const DAWSONS_KAYLES: [usize; 2] = [0, 7];
const DAWSONS_CHESS: [usize; 3] = [1, 3, 7];

/// The Grundy values of the heaps 0 to `largest` of the octal game with these digits. Shown by the page.
pub fn octal_table(digits: &[usize], largest: usize) -> Vec<usize> {
    let mut grundy = Vec::new();
    for heap in 0..=largest {
        let mut values = Vec::new();
        for (take, digit) in (1..=heap).zip(digits) {
            let rest = heap - take;
            if digit & 1 != 0 && rest == 0 {
                values.push(0);
            }
            if digit & 2 != 0 && rest > 0 {
                values.push(grundy[rest]);
            }
            if digit & 4 != 0 {
                values.extend((1..rest).map(|left| grundy[left] ^ grundy[rest - left]));
            }
        }
        grundy.push(mex(&values));
    }
    grundy
}

/// `0.77`, as the page writes a code.
fn code(digits: &[usize]) -> String {
    format!("0.{}", separated(digits, ""))
}

/// The values of the heaps 0 to `largest`, of a game given by its rules: what a move leaves of a heap.
fn by_rules(largest: usize, moves: impl Fn(usize) -> Vec<(usize, usize)>) -> Vec<usize> {
    let table = grundy_table(largest + 1, |heap, grundy| {
        moves(heap).into_iter().map(|(left, right)| grundy[left] ^ grundy[right]).collect()
    });
    table.into_iter().map(|value| usize::try_from(value).unwrap()).collect()
}

/// What is left if `pins` skittles are knocked down that stand next to each other, without mirror images.
fn knock(row: usize, pins: usize) -> Vec<(usize, usize)> {
    let rest = row.checked_sub(pins);
    rest.into_iter().flat_map(|rest| (0..=rest / 2).map(move |left| (left, rest - left))).collect()
}

fn kayles(row: usize) -> Vec<(usize, usize)> {
    [knock(row, 1), knock(row, 2)].concat()
}

/// The files that a pawn leaves on either side.
fn dawsons_chess(files: usize) -> Vec<(usize, usize)> {
    (0..files).map(|i| (i.saturating_sub(1), (files - i).saturating_sub(2))).collect()
}

#[test]
fn kayles_by_hand() {
    let grundy = by_rules(20, kayles);
    let mut rows = vec![row(["row", "options", "their values", "Grundy value"])];
    for pins in 0..=6 {
        let shown = kayles(pins).into_iter().map(|(left, right)| format!("{left}+{right}"));
        let values = kayles(pins).into_iter().map(|(left, right)| grundy[left] ^ grundy[right]);
        let value = grundy[pins].to_string();
        rows.push(vec![pins.to_string(), or_dash(joined(shown)), or_dash(joined(values)), value]);
    }
    shows(PAGE, &columns(&rows));
    let (row, (left, right)) = (6, (2, 3));
    assert!(kayles(row).contains(&(left, right)));
    let value = grundy[left] ^ grundy[right];
    let formula = format!("${} \\oplus {} = {value}$", grundy[left], grundy[right]);
    says(
        PAGE,
        &format!("the option `{left}+{right}` of the row of ${row}$ has the value {formula}."),
        &format!("${row}$ 根的一行有后继 `{left}+{right}`，它的值是 {formula}。"),
    );
    let rows = [3, 5, 6];
    let values = rows.map(|row| grundy[row]);
    let sum = values.iter().fold(0, |sum, value| sum ^ value);
    assert!(sum != 0); // "wins"
    let formula = format!("${} = {sum}$", separated(values, " \\oplus "));
    let [a, b, c] = rows;
    says(
        PAGE,
        &format!(
            "Rows of ${a}$, ${b}$ and ${c}$ together have the value {formula}: the player to move"
        ),
        &format!("${a}$ 根、${b}$ 根、${c}$ 根的三行放在一起，值是 {formula}，先手必胜。"),
    );
}

#[test]
fn codes() {
    let games: [&[usize]; 4] = [&[3, 3, 3], &[0, 3, 0, 0, 3], &KAYLES, &DAWSONS_KAYLES];
    let largest = 20;
    let mut rows = vec![row(["code", &format!("values of the heaps 0 to {largest}")])];
    rows.extend(games.map(|digits| vec![code(digits), joined(octal_table(digits, largest))]));
    shows(PAGE, &columns(&rows));
    let [bachet, takes, kayles_code, dawson] = games.map(code);
    says(
        PAGE,
        &format!(
            "${bachet}$ is Bachet's game with takes of $1$ to $3$, and ${takes}$ is the game with takes of \
             $2$ and $5$. In **Dawson's Kayles**, ${dawson}$, a move knocks down exactly two neighbours."
        ),
        &format!(
            "${bachet}$ 是每次取 $1$ 到 $3$ 颗的巴什博弈，${takes}$ 是每步取 $2$ 颗或 $5$ \
             颗的减法游戏。**Dawson's Kayles** 是 ${dawson}$，每步恰好击倒相邻的两根。"
        ),
    );
    says(PAGE, &format!("Kayles is ${kayles_code}$."), &format!("所以它是 ${kayles_code}$。"));
    let take = |takes: &'static [usize]| {
        move |heap: usize| {
            let takes = takes.iter().filter(|&&take| take <= heap);
            takes.map(|take| (0, heap - take)).collect::<Vec<_>>()
        }
    };
    assert_eq!(octal_table(games[0], 60), by_rules(60, take(&[1, 2, 3])));
    assert_eq!(octal_table(games[1], 60), by_rules(60, take(&[2, 5])));
    assert_eq!(octal_table(games[2], 60), by_rules(60, kayles));
    assert_eq!(octal_table(games[3], 60), by_rules(60, |row| knock(row, 2)));
}

#[test]
fn taking_any_number_with_splitting_is_nim() {
    says(
        PAGE,
        "splitting changes nothing: a row of $n$ has the value $n$, as in Nim.",
        "那么拆分不起作用：$n$ 颗的一行的值是 $n$，与 Nim 一样。",
    );
    let apples = by_rules(40, |row| (1..=row).flat_map(|take| knock(row, take)).collect());
    assert_eq!(apples, (0..=40).collect::<Vec<_>>());
    assert_eq!(octal_table(&[7; 40], 40), apples);
}

/// Whether the values repeat for all heaps in a range.
fn repeats(values: &[usize], period: usize, mut heaps: std::ops::Range<usize>) -> bool {
    heaps.all(|n| values[n + period] == values[n])
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(64))]

    /// The theorem, on whatever it applies to: the repetition that it asks for goes on to the table's end.
    #[test]
    fn guy_and_smith(digits in prop::collection::vec(0usize..8, 1..4)) {
        let values = octal_table(&digits, 239);
        let known = values.len();
        for (start, period) in (1..60).flat_map(|start| (1..40).map(move |period| (start, period))) {
            let end = 2 * start + period + digits.len();
            if end + period <= known && repeats(&values, period, start..end) {
                prop_assert!(repeats(&values, period, start..known - period), "{start} {period}");
            }
        }
    }
}

#[test]
fn the_bound() {
    let (checked, known) = ("n_0 \\le n < 2 n_0 + p + t", "2 n_0 + 2 p + t");
    says(
        PAGE,
        &format!(
            "If $g(n + p) = g(n)$ for all $n$ with ${checked}$, then $g(n + p) = g(n)$ for all $n \\ge n_0$. \
             So a table of all values below ${known}$ proves a period for ever."
        ),
        &format!(
            "如果对所有满足 ${checked}$ 的 $n$ 都有 $g(n + p) = g(n)$，那么对所有 $n \\ge n_0$ 都有 \
             $g(n + p) = g(n)$。 所以只要打出小于 ${known}$ 的所有值，就能证明周期永远成立。"
        ),
    );
}

/// The start and the length of the least period that the theorem proves, and how many values prove it.
fn proved_period(digits: &[usize]) -> (usize, usize, usize) {
    let values = octal_table(digits, 300);
    let last = values.len();
    for period in 1..100 {
        let mismatch = (1..last - period).rev().find(|&n| values[n + period] != values[n]);
        let start = mismatch.map_or(1, |n| n + 1);
        let needed = 2 * start + 2 * period + digits.len();
        if needed <= last {
            // Far beyond, to see the theorem at work.
            assert!(repeats(&octal_table(digits, 900), period, start..900 - period));
            return (start, period, needed);
        }
    }
    panic!("no period")
}

/// The values that the period gives to the heaps before its start, with those that differ from them.
fn exceptions(values: &[usize], start: usize, period: usize) -> Vec<(usize, usize, usize)> {
    let by_period = |n: usize| {
        let steps = (start - n - 1) / period + 1; // the least that lead to `start` or beyond
        values[n + steps * period]
    };
    let before = (0..start).map(|n| (n, values[n], by_period(n)));
    before.filter(|(_, value, by_period)| value != by_period).collect()
}

#[test]
fn kayles_is_periodic() {
    let (start, period, needed) = proved_period(&KAYLES);
    let (last, largest) = (start - 1, needed - 1);
    let end = needed - period;
    let takes = KAYLES.len();
    says(
        PAGE,
        &format!(
            "The last $n$ with $g(n + {period}) \\ne g(n)$ seems to be ${last}$. To prove it, apply the \
             theorem with $n_0 = {start}$, $p = {period}$ and $t = {takes}$: it asks for \
             $g(n + {period}) = g(n)$ for ${start} \\le n < {end}$, so for a table of the ${needed}$ values \
             up to $g({largest})$."
        ),
        &format!(
            "看起来最后一个满足 $g(n + {period}) \\ne g(n)$ 的 $n$ 是 ${last}$。为了证明这一点，在定理中取 \
             $n_0 = {start}$，$p = {period}$，$t = {takes}$：需要验证 ${start} \\le n < {end}$ 时 \
             $g(n + {period}) = g(n)$，也就是打出到 $g({largest})$ 为止的 ${needed}$ 个值。"
        ),
    );
    says(
        PAGE,
        &format!(
            "the values of Kayles have the period ${period}$ from $n = {start}$ on, for ever."
        ),
        &format!("所以从 $n = {start}$ 起，Kayles 的 SG 值有周期 ${period}$，永远如此。"),
    );
    let values = octal_table(&KAYLES, largest);
    assert!(repeats(&values, period, start..end));
    let mut rows =
        vec![[vec![String::new()], (0..period).map(|i| i.to_string()).collect()].concat()];
    for first in (0..96).step_by(period) {
        let cells = values[first..first + period].iter().map(ToString::to_string);
        rows.push([vec![first.to_string()], cells.collect()].concat());
    }
    shows(PAGE, &narrow(&rows, 5));
    says(
        PAGE,
        &format!("Here are the values of Kayles in rows of ${period}$"),
        &format!("把 Kayles 的值每 ${period}$ 个排成一行"),
    );

    let exceptions = exceptions(&values, start, period);
    let count = exceptions.len();
    says(
        PAGE,
        &format!("These ${count}$ rows are the exceptions"),
        &format!("例外共有以下 ${count}$ 个"),
    );
    let line = |label: &str, cell: &dyn Fn(&(usize, usize, usize)) -> usize| {
        let cells = exceptions.iter().map(|exception| cell(exception).to_string());
        [vec![label.to_string()], cells.collect()].concat()
    };
    let rows = [
        line("row", &|exception| exception.0),
        line("value", &|exception| exception.1),
        line("by the period", &|exception| exception.2),
    ];
    shows(PAGE, &narrow(&rows, 13));

    let agree = (0..last).rev().take_while(|&n| values[n + period] == values[n]).count();
    let (first, before) = (last - agree, last - 1);
    says(
        PAGE,
        &format!(
            "Row ${last}$ shows why a shorter repetition is no proof: the ${agree}$ values of the rows \
             ${first}$ to ${before}$ all stand again ${period}$ rows later, and that of row ${last}$ does \
             not."
        ),
        &format!(
            "由 $n = {last}$ 可以看出，重复得不够长就不能作为证明：$g({first})$ 到 $g({before})$ 这 ${agree}$ \
             个值都在往后 ${period}$ 位处再次出现，而 $g({last})$ 却没有。"
        ),
    );
}

/// Columns one blank apart, the first one as wide as `label`.
fn narrow(rows: &[Vec<String>], label: usize) -> String {
    let width = |column: usize| rows.iter().map(|row| row[column].len()).max().unwrap();
    let mut table = String::new();
    for row in rows {
        let mut line = format!("{:label$}", row[0]);
        for (column, cell) in row.iter().enumerate().skip(1) {
            line += &format!(" {cell:0$}", width(column));
        }
        table += &format!("{}\n", line.trim_end());
    }
    table
}

#[test]
fn exercise_1() {
    let games: [&[usize]; 3] = [&[3, 3, 0, 3], &[4], &DAWSONS_CHESS];
    let [a, b, c] = games.map(code);
    says(
        PAGE,
        &format!("1. (a) ${a}$. (b) ${b}$. (c) ${c}$:"),
        &format!("1. (a) ${a}$。(b) ${b}$。(c) ${c}$："),
    );
    says(
        PAGE,
        "(a) A move takes $1$, $2$ or $4$ stones from a heap.",
        "(a) 每步从一堆中取 $1$、$2$ 或 $4$ 颗。",
    );
    let takes = |heap: usize| {
        [1, 2, 4].into_iter().filter(|&take| take <= heap).map(|take| (0, heap - take)).collect()
    };
    assert_eq!(octal_table(games[0], 60), by_rules(60, takes));
    let split = |heap: usize| (1..heap.max(2) - 1).map(|left| (left, heap - 1 - left)).collect();
    assert_eq!(octal_table(games[1], 60), by_rules(60, split));
    assert_eq!(octal_table(games[2], 60), by_rules(60, dawsons_chess));
}

#[test]
fn exercise_2() {
    says(
        PAGE,
        "Show that Dawson's Chess on $n$ files has the value of Dawson's Kayles on a row of $n + 1$.",
        "证明：$n$ 列的 Dawson's Chess 与 $n + 1$ 根的 Dawson's Kayles 值相同。",
    );
    let skittles = by_rules(100, |row| knock(row, 2));
    assert_eq!(by_rules(99, dawsons_chess), skittles[1..]);
    assert_eq!(skittles[..2], [0, 0]); // "a row of no skittle and a row of one"
}

#[test]
fn exercise_3() {
    let (start, period, needed) = proved_period(&DAWSONS_KAYLES);
    let values = octal_table(&DAWSONS_KAYLES, needed);
    let rows = listed(exceptions(&values, start, period).into_iter().map(|(row, ..)| row));
    let (chess_start, chess_period, _) = proved_period(&DAWSONS_CHESS);
    let takes = DAWSONS_KAYLES.len();
    says(
        PAGE,
        &format!(
            "3. The period is ${period}$, from ${start}$ on: with $t = {takes}$ a table of the values below \
             ${needed}$ proves it. The exceptions are the rows {rows}. By exercise 2, Dawson's Chess has \
             the period ${chess_period}$ from ${chess_start}$ on."
        ),
        &format!(
            "3. 从 ${start}$ 起周期是 ${period}$：$t = {takes}$，打出小于 ${needed}$ \
             的所有值就能证明。例外是 {rows}。由第 2 题，Dawson's Chess 从 ${chess_start}$ 起周期是 \
             ${chess_period}$。"
        ),
    );
}

#[test]
fn exercise_4() {
    let (start, period, needed) = proved_period(&KAYLES);
    let values = octal_table(&KAYLES, needed);
    let rows = [101, 10usize.pow(9), 10usize.pow(18)];
    let [a, b, c] = rows.map(|row| start + (row - start) % period);
    let [first, second, third] = [a, b, c].map(|row| values[row]);
    assert_eq!(values[rows[0]], first);
    let sum = first ^ second ^ third;
    // "cancel out"; and the middle of an odd row leaves two equal rows.
    assert!(second == third && sum == first && sum != 0 && rows[0] % 2 == 1);
    let odd = rows[0];
    says(
        PAGE,
        &format!("rows of ${odd}$, of $10^9$ and of $10^{{18}}$ skittles."),
        &format!("有 ${odd}$ 根、$10^9$ 根、$10^{{18}}$ 根三行"),
    );
    says(
        PAGE,
        &format!(
            "4. By the period, the values are $g({a}) = {first}$, $g({b}) = {second}$ and $g({c}) = \
             {third}$. Their Nim sum is ${sum}$, so the player to move wins. The two large rows cancel out, \
             and so a winning move knocks down the middle skittle of ${odd}$."
        ),
        &format!(
            "4. 由周期，三个值是 $g({a}) = {first}$、$g({b}) = {second}$、$g({c}) = {third}$。异或和是 \
             ${sum}$，先手必胜。后两行互相抵消，所以击倒 ${odd}$ 根正中间的一根就是必胜的走法。"
        ),
    );
}

#[test]
fn exercise_5() {
    let digits = [0, 0, 4];
    let (start, period) = (1, 1);
    let values = octal_table(&digits, 10);
    let end = 2 * start + period + digits.len() - 2;
    assert!(repeats(&values, period, start..end));
    assert_ne!(values[end + period], values[end]);
    let (shown, last) = (listed(&values[1..=end + 1]), end + 1);
    says(
        PAGE,
        &format!(
            "In the game ${}$, the values of the heaps $1$ to ${last}$ are {shown}. So $g(n + 1) = g(n)$ \
             for all $n$ with $1 \\le n < {end}$, and not for $n = {end}$.",
            code(&digits)
        ),
        &format!(
            "对 ${}$ 来说，$g(1)$ 到 $g({last})$ 是 {shown}。所以当 $1 \\le n < {end}$ 时 $g(n + 1) = \
             g(n)$，而 $n = {end}$ 时不成立。",
            code(&digits)
        ),
    );
    says(
        PAGE,
        &format!(
            "$n < 2 n_0 + p + t - 1$ is enough. Show with the code ${}$, $n_0 = {start}$ and $p = {period}$ \
             that $n < 2 n_0 + p + t - 2$ is not.",
            code(&digits)
        ),
        &format!(
            "只需要 $n < 2 n_0 + p + t - 1$。再用编码 ${}$ 和 $n_0 = {start}$，$p = {period}$ 说明 \
             $n < 2 n_0 + p + t - 2$ 是不够的。",
            code(&digits)
        ),
    );
    // With one heap fewer than the theorem asks for, on all codes of two digits.
    for digits in (0..64).map(|code| [code / 8, code % 8]) {
        let values = octal_table(&digits, 120);
        for (start, period) in (1..30).flat_map(|start| (1..20).map(move |period| (start, period)))
        {
            let end = 2 * start + period + digits.len() - 1;
            if repeats(&values, period, start..end) {
                assert!(repeats(&values, period, start..120 - period), "{digits:?}");
            }
        }
    }
}
