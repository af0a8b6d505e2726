//! The numbers of the theory pages: each table of `problems/theory/` is built here anew, from the rules of
//! its game, and so is each sentence with a number that can be computed. Both must stand in the page, in
//! both languages.

use common::grundy::{grundy_table, mex, GrundySearch};
use common::nim::{nim_sum, winning_moves};
use common::subtraction::{bash_grundy, Period, SubtractionGame};
use pack::pages::Pages;
use std::path::Path;

// The pages: `problems/theory/NAME.en.md` and `NAME.zh.md`.
const MEX: &str = "mex";
const GRUNDY: &str = "grundy";
const SUMS: &str = "sums";

#[track_caller]
fn shows(name: &str, table: &str) {
    Pages::theory(name).show(table);
}

/// Whether a page says this in English and in Chinese, wherever its lines break.
#[track_caller]
fn says(name: &str, english: &str, chinese: &str) {
    Pages::theory(name).say(english, chinese);
}

fn separated<T: ToString>(values: impl IntoIterator<Item = T>, separator: &str) -> String {
    values.into_iter().map(|value| value.to_string()).collect::<Vec<_>>().join(separator)
}

/// As in a table.
fn joined<T: ToString>(values: impl IntoIterator<Item = T>) -> String {
    separated(values, " ")
}

/// As in a sentence: `$1, 2, 3$`.
fn listed<T: ToString>(values: impl IntoIterator<Item = T>) -> String {
    format!("${}$", separated(values, ", "))
}

/// Pads every cell but those of the last column, so that the columns stand under one another.
fn columns(rows: &[Vec<String>]) -> String {
    let width = |column: usize| rows.iter().map(|row| row[column].len()).max().unwrap();
    let mut table = String::new();
    for row in rows {
        let cells = row.iter().enumerate().map(|(i, cell)| format!("{cell:0$}", width(i)));
        table += &format!("{}\n", cells.collect::<Vec<_>>().join("   ").trim_end());
    }
    table
}

fn row<const N: usize>(cells: [&str; N]) -> Vec<String> {
    cells.map(String::from).to_vec()
}

// mex

#[test]
fn mex_examples() {
    let examples: [&[u64]; 8] =
        [&[], &[0], &[1, 2, 3], &[0, 1, 2], &[0, 1, 3], &[1, 3, 0, 1], &[0, 0, 0], &[5, 9, 100]];
    let mut rows = vec![row(["values", "mex"])];
    for values in examples {
        let shown = if values.is_empty() { "(none)".to_string() } else { joined(values) };
        rows.push(vec![shown, mex(values.iter().copied()).to_string()]);
    }
    shows(MEX, &columns(&rows));
}

#[test]
fn mex_by_marks() {
    let values = [1, 3, 0, 1];
    let largest = values.len();
    let marks = (0..=largest).map(|number| if values.contains(&number) { "x" } else { "." });
    let marks: Vec<&str> = marks.collect();
    let numbers = joined(0..=largest);
    shows(MEX, &format!("number   {numbers}\noccurs   {}\n", joined(&marks)));
    let unset = marks.iter().position(|&mark| mark == ".").unwrap();
    assert_eq!(mex(values.map(|value| value as u64)), unset as u64);
    let values = listed(values);
    says(
        MEX,
        &format!(
            "For the values {values} the marks are those of $0$ to ${largest}$, and the first one unset \
             is that of ${unset}$"
        ),
        &format!("对于 {values}，需要 $0$ 到 ${largest}$ 的标记，第一个没有打上的是 ${unset}$"),
    );
}

#[test]
fn mex_is_not_the_first_sorted_value_off_its_place() {
    let sorted = [0, 1, 1, 2];
    shows(MEX, &format!("place   {}\nvalue   {}\n", joined(0..4), joined(sorted)));
    let (place, _) = (0..).zip(sorted).find(|(place, value)| place != value).unwrap();
    let (mex, twice) = (mex(sorted), sorted.windows(2).find(|pair| pair[0] == pair[1]).unwrap()[0]);
    says(
        MEX,
        &format!(
            "stands at place ${place}$, so such a program answers ${place}$. But ${place}$ is there; the \
             mex is ${mex}$. The second ${twice}$ has pushed"
        ),
        &format!(
            "第一个对不上的位置是 ${place}$，于是这样的程序回答 ${place}$。可是 ${place}$ 明明出现了，\
             mex 应该是 ${mex}$：第二个 ${twice}$ 把"
        ),
    );
}

#[test]
fn mex_in_the_text() {
    let values = [0, 1, 3, 4];
    let found = mex(values);
    let [third, fourth] = values[2..] else { panic!("two more") };
    assert!(found < third && third < fourth); // "nobody looks"
    let values = listed(values);
    says(
        MEX,
        &format!(
            "For {values} the answers are yes, yes, no: the mex is ${found}$, and nobody looks at the \
             ${third}$ and the ${fourth}$."
        ),
        &format!(
            "对于 {values}，回答依次是有、有、没有，所以 mex 是 ${found}$，后面的 ${third}$ 和 ${fourth}$ \
             连看都不用看。"
        ),
    );
    let of_nothing = mex([]);
    says(
        MEX,
        &format!("The mex of nothing is ${of_nothing}$."),
        &format!("一个数也没有时，mex 是 ${of_nothing}$；"),
    );
    let (once, repeated) = (vec![2, 0], vec![2, 0, 0, 2]);
    let same = mex(once.clone());
    assert_eq!(mex(repeated.clone()), same);
    let (once, repeated) = (listed(once), listed(repeated));
    says(
        MEX,
        &format!("So {once} and {repeated} have the same mex, ${same}$."),
        &format!("所以 {once} 与 {repeated} 的 mex 相同，都是 ${same}$。"),
    );
    let reached = [2, 0, 1];
    assert_eq!(mex(reached), reached.len() as u64);
    let (found, reached) = (mex(reached), listed(reached));
    says(
        MEX,
        &format!("the three values {reached} have the mex ${found}$"),
        &format!("三个数 {reached} 的 mex 是 ${found}$"),
    );
}

#[test]
fn mex_exercises() {
    let halves = [vec![0, 2], vec![1]];
    let [first, second] = halves.clone().map(mex);
    let together = mex(halves.concat());
    says(
        MEX,
        &format!(
            "with the mex ${first}$ and the mex ${second}$, that together have the mex ${together}$"
        ),
        &format!("mex 分别是 ${first}$ 和 ${second}$，合在一起后 mex 却是 ${together}$"),
    );
    let values = [1, 0, 3, 0, 2];
    let after_each = (1..=values.len()).map(|count| mex(values[..count].iter().copied()));
    let (values, after_each) = (listed(values), listed(after_each));
    says(
        MEX,
        &format!("after {values} it has been {after_each}."),
        &format!("例如 {values} 依次到来时，答案依次是 {after_each}。"),
    );
}

// The Grundy value

/// The heaps that a move can leave, in the order of `takes`.
fn options(heap: usize, takes: &[usize]) -> Vec<usize> {
    takes.iter().filter(|&&take| take <= heap).map(|take| heap - take).collect()
}

/// By the definition.
fn subtraction(len: usize, takes: &[usize]) -> Vec<u64> {
    grundy_table(len, |heap, grundy| {
        options(heap, takes).into_iter().map(|left| grundy[left]).collect()
    })
}

fn or_dash(text: String) -> String {
    if text.is_empty() {
        "-".to_string()
    } else {
        text
    }
}

#[test]
fn grundy_worked_by_hand() {
    let takes = [2, 5];
    let [less, more] = takes;
    says(
        GRUNDY,
        &format!("Let a move take ${less}$ or ${more}$ stones from a heap."),
        &format!("设每步从一堆石子中取走 ${less}$ 颗或 ${more}$ 颗。"),
    );
    let grundy = subtraction(13, &takes);
    let mut rows = vec![row(["heap", "options", "their values", "Grundy value"])];
    let values = |heap: usize| options(heap, &takes).into_iter().map(|left| grundy[left]);
    for (heap, value) in grundy.iter().enumerate() {
        let (left, value) = (joined(options(heap, &takes)), value.to_string());
        rows.push(vec![heap.to_string(), or_dash(left), or_dash(joined(values(heap))), value]);
    }
    shows(GRUNDY, &columns(&rows));
    let first = |is: &dyn Fn(&[u64], u64) -> bool| {
        let heap = (1..13).find(|&heap| is(&values(heap).collect::<Vec<_>>(), grundy[heap]));
        heap.map(|heap| (heap, grundy[heap])).expect("one of the table")
    };
    let (heap, value) = first(&|options, _| options.is_empty());
    says(
        GRUNDY,
        &format!("Heap ${heap}$ holds a stone, yet there is no move. So its value is ${value}$,"),
        &format!("堆 ${heap}$ 里还有石子，却无法操作，所以它的值是 ${value}$，"),
    );
    let (heap, value) = first(&|options, value| !options.is_empty() && value == 0);
    let option = joined(values(heap));
    says(
        GRUNDY,
        &format!(
            "Heap ${heap}$ has a move, but only to the value ${option}$. Since $0$ is not among the \
             options, the value is ${value}$."
        ),
        &format!(
            "堆 ${heap}$ 可以操作，但只能走到值为 ${option}$ 的堆。后继的值里没有 $0$，所以它的值是 ${value}$。"
        ),
    );
    says(
        GRUNDY,
        &format!("(heap ${heap}$ above has the value ${value}$ and an option of value ${option}$)"),
        &format!("（例如上面的堆 ${heap}$ 值为 ${value}$，却有一个值为 ${option}$ 的后继）"),
    );
    let (heap, value) = first(&|options, _| options == [0, 0]);
    says(
        GRUNDY,
        &format!(
            "Heap ${heap}$ has two options of the value $0$. They count once, and the value is ${value}$."
        ),
        &format!("堆 ${heap}$ 有两个值为 $0$ 的后继，只算一次，所以它的值是 ${value}$。"),
    );
    let (heap, value) = first(&|options, _| options.contains(&0) && options.contains(&1));
    says(
        GRUNDY,
        &format!(
            "Heap ${heap}$ is the first with both $0$ and $1$ among its options, hence the value ${value}$."
        ),
        &format!("堆 ${heap}$ 的后继中第一次同时出现了 $0$ 和 $1$，所以它的值是 ${value}$。"),
    );
}

/// The coin of hdu2174 in the cell with so many rows and columns before it, its own among them.
fn coin(&(rows, columns): &(u64, u64)) -> Vec<(u64, u64)> {
    let steps = [(0, 1), (1, 0), (1, 1)].into_iter();
    let steps = steps.filter(|&(down, left)| down < rows && left < columns);
    steps.map(|(down, left)| (rows - down, columns - left)).collect()
}

#[test]
fn grundy_of_a_coin() {
    let mut search = GrundySearch::new(coin);
    let mut table = format!("     {}\n", joined(1..=6));
    for rows in 1..=6 {
        let values = joined((1..=6).map(|columns| search.grundy(&(rows, columns))));
        table += &format!("{rows}    {values}\n");
    }
    shows(GRUNDY, &table);
    let cells: Vec<(u64, u64)> =
        (1..=40).flat_map(|rows| (1..=40).map(move |columns| (rows, columns))).collect();
    let (rows, columns) = cells.iter().find(|cell| coin(cell).is_empty()).unwrap();
    says(
        GRUNDY,
        &format!("In the cell ${rows}, {columns}$ there is no move."),
        &format!("在 ${rows}, {columns}$ 处无法操作。"),
    );
    says(
        GRUNDY,
        "The zeros stand exactly where both numbers are odd",
        "$0$ 恰好出现在行数和列数都是奇数的地方",
    );
    for (rows, columns) in cells {
        assert_eq!(search.grundy(&(rows, columns)) == 0, rows % 2 == 1 && columns % 2 == 1);
    }
}

#[test]
fn grundy_zero_is_lost() {
    says(
        GRUNDY,
        "A position is a P-position if and only if its Grundy value is $0$.",
        "一个局面是 P 局面，当且仅当它的 Grundy 值为 $0$。",
    );
    for takes in [&[2, 5][..], &[1, 2, 5], &[1, 3, 4], &[2, 4, 7], &[4]] {
        let mut wins: Vec<bool> = Vec::new();
        for heap in 0..300 {
            wins.push(options(heap, takes).into_iter().any(|left| !wins[left]));
        }
        let by_value: Vec<bool> = subtraction(300, takes).iter().map(|&value| value != 0).collect();
        assert_eq!(wins, by_value, "{takes:?}");
    }
}

#[test]
fn grundy_of_a_nim_heap_and_of_bash() {
    says(GRUNDY, "has the value $n$: by induction", "$n$ 颗石子的 Nim 堆的值就是 $n$");
    let nim = grundy_table(50, |_, grundy| grundy.to_vec());
    assert_eq!(nim, (0..50).collect::<Vec<_>>());
    says(
        GRUNDY,
        "A move takes $1$ to $m$ stones. Show that $g(n) = n \\bmod (m + 1)$.",
        "每步取 $1$ 到 $m$ 颗石子。证明 $g(n) = n \\bmod (m + 1)$。",
    );
    for most in 1..10 {
        let values = subtraction(50, &(1..=most).collect::<Vec<_>>());
        for (heap, value) in (0..).zip(values) {
            assert_eq!(value, heap % (most as u64 + 1));
            assert_eq!(value, bash_grundy(heap, most as u64));
        }
    }
}

/// How often a search that remembers nothing calls itself, for heaps below `len`.
fn calls(len: usize, takes: &[usize]) -> Vec<u64> {
    let mut calls: Vec<u64> = Vec::new();
    for heap in 0..len {
        let below: u64 = options(heap, takes).into_iter().map(|left| calls[left]).sum();
        calls.push(1 + below);
    }
    calls
}

#[test]
fn grundy_without_memory() {
    fn without_memory(heap: usize, takes: &[usize], count: &mut u64) -> u64 {
        *count += 1;
        mex(options(heap, takes).into_iter().map(|left| without_memory(left, takes, count)))
    }
    let takes = [1, 2];
    let [less, more] = takes;
    says(
        GRUNDY,
        &format!(
            "With takes of ${less}$ and ${more}$, the function is called this often for a heap"
        ),
        &format!("设每步取 ${less}$ 颗或 ${more}$ 颗，下表的 calls"),
    );
    let calls = calls(41, &takes);
    let mut count = 0;
    without_memory(20, &takes, &mut count);
    assert_eq!(count, calls[20]);
    let mut rows = vec![row(["heap", "calls", "positions"])];
    for heap in [10, 20, 30, 40] {
        let positions = heap + 1; // all the heaps 0..=heap are met
        rows.push(vec![heap.to_string(), calls[heap].to_string(), positions.to_string()]);
    }
    shows(GRUNDY, &columns(&rows));
    let (heap, take) = (10_000, 1);
    let depth = heap / take;
    says(
        GRUNDY,
        &format!("A heap of ${heap}$ stones with a take of ${take}$ means ${depth}$ calls inside"),
        &format!("如果可以只取 ${take}$ 颗，那么 ${heap}$ 颗石子的堆就意味着 ${depth}$ 层嵌套调用"),
    );
}

fn period(takes: &[usize]) -> Period {
    SubtractionGame::new(takes.iter().map(|&take| take as u64)).period().unwrap()
}

#[test]
fn grundy_periods() {
    let sets: [&[usize]; 5] = [&[2, 5], &[1, 2, 5], &[1, 3, 4], &[4], &[2, 4, 7]];
    let last = 20;
    says(GRUNDY, "the values of their first heaps", &format!("接着是堆 $0$ 到 ${last}$ 的值"));
    let heading = format!("values of the heaps 0 to {last}");
    let mut rows = vec![row(["takes", &heading, "start", "length"])];
    for takes in sets {
        let values = subtraction(2000, takes);
        let Period { start, length } = period(takes);
        assert!((start..1000).all(|heap| values[heap] == values[heap + length]));
        let shown = joined(&values[..=last]);
        rows.push(vec![joined(takes), shown, start.to_string(), length.to_string()]);
    }
    shows(GRUNDY, &columns(&rows));
}

#[test]
fn grundy_windows() {
    let takes = [2, 5];
    let ([less, more], size) = (takes, takes[1]);
    let values = subtraction(100, &takes);
    let window = |at: usize| &values[at..at + size];
    let second = (1..90).find(|&b| (0..b).any(|a| window(a) == window(b))).unwrap();
    let first = (0..second).find(|&a| window(a) == window(second)).unwrap();
    let (first_end, second_end) = (first + size - 1, second + size - 1);
    let (length, shown) = (second - first, listed(window(first)));
    says(
        GRUNDY,
        &format!(
            "For takes of ${less}$ and ${more}$ the five values {shown} of the heaps ${first}$ to \
             ${first_end}$ stand again at the heaps ${second}$ to ${second_end}$. So the values repeat \
             every ${length}$ heaps"
        ),
        &format!(
            "例如取 ${less}$ 颗或 ${more}$ 颗时，堆 ${first}$ 到 ${first_end}$ 的五个值 {shown} 在堆 ${second}$ \
             到 ${second_end}$ 处再次出现，所以值每隔 ${length}$ 堆循环一次"
        ),
    );
    let (values, length) = (takes.len() + 1, period(&takes).length);
    let bound = values.pow(u32::try_from(size).unwrap());
    says(
        GRUNDY,
        &format!(
            "${values}^{size} = {bound}$ for the takes ${less}$ and ${more}$, where the true period is \
             ${length}$."
        ),
        &format!(
            "取 ${less}$ 颗或 ${more}$ 颗时，它是 ${values}^{size} = {bound}$，而真正的周期是 ${length}$。"
        ),
    );
}

#[test]
fn grundy_of_infinite_sets() {
    let powers: Vec<usize> = (0..10).map(|bit| 1 << bit).collect();
    let values = subtraction(600, &powers);
    let repeats = |&length: &usize| values[length..] == values[..values.len() - length];
    let length = (1..300).find(repeats).unwrap();
    says(
        GRUNDY,
        &format!("with the period ${length}$ (see [hdu1847]"),
        &format!("值碰巧仍然是循环的，周期为 ${length}$（见 [hdu1847]"),
    );
    let values = subtraction(60, &[1, 2, 3, 5, 8, 13, 21, 34, 55]);
    let first = &values[..10];
    let followed = values.chunks(10).skip(1).take_while(|&values| values == first).count();
    assert_eq!(followed, 2); // "twice"
    let first = listed(first);
    says(
        GRUNDY,
        &format!("the first ten values, {first}, are followed twice by the same ten"),
        &format!("最前面的十个值 {first} 又原样出现了两次"),
    );
}

#[test]
fn grundy_of_odd_takes() {
    says(
        GRUNDY,
        "Let all numbers in $S$ be odd, and $1$ among them. Show that $g(n) = n \\bmod 2$",
        "设 $S$ 中的数全是奇数，并且包含 $1$。证明无论 $S$ 中还有哪些数，都有 $g(n) = n \\bmod 2$。",
    );
    for takes in [&[1, 3][..], &[1, 7, 9], &[1]] {
        assert!((0..100).zip(subtraction(100, takes)).all(|(heap, value)| value == heap % 2));
    }
}

// Sums of games

/// Two heaps, by the rules and nothing else.
fn two_heaps(takes: &[usize]) -> impl Fn(&(usize, usize)) -> Vec<(usize, usize)> + '_ {
    move |&(a, b)| {
        let first = options(a, takes).into_iter().map(move |left| (left, b));
        first.chain(options(b, takes).into_iter().map(move |left| (a, left))).collect()
    }
}

/// The options of a position from which the next player loses.
fn winning<P: Clone + Eq + std::hash::Hash>(moves: &dyn Fn(&P) -> Vec<P>, from: &P) -> Vec<P> {
    let mut search = GrundySearch::new(moves);
    let mut options = moves(from);
    options.retain(|option| search.grundy(option) == 0);
    options
}

#[test]
fn sums_need_more_than_won_and_lost() {
    let nim = two_heaps(&[1, 2]);
    let (equal, other) = ((1, 1), (1, 2));
    assert_eq!(GrundySearch::new(&nim).grundy(&equal), 0);
    let [(a, b)] = winning(&nim, &other)[..] else { panic!("one winning move") };
    says(
        SUMS,
        &format!(
            "- ${}$ and ${}$ together are lost: you take one, the opponent takes the other; - ${}$ and \
             ${}$ together are won: make it ${a}$ and ${b}$.",
            equal.0, equal.1, other.0, other.1
        ),
        &format!(
            "- ${}$ 和 ${}$ 放在一起，先手必败：你取一颗，对手取另一颗； - ${}$ 和 ${}$ \
             放在一起，先手必胜：把它变成 ${a}$ 和 ${b}$ 即可。",
            equal.0, equal.1, other.0, other.1
        ),
    );
    let single = subtraction(3, &[1, 2]);
    let (first, second) = other;
    assert!(single[first] != 0 && single[second] != 0);
    says(
        SUMS,
        &format!(
            "A heap of ${first}$ is won by the player to move, and so is a heap of ${second}$."
        ),
        &format!("单独一堆 ${first}$ 颗，先手必胜；单独一堆 ${second}$ 颗，先手也必胜。"),
    );
    let [equal, other] = [equal, other].map(|(a, b)| listed([single[a], single[b]]));
    says(
        SUMS,
        &format!("those of the first sum are {equal}, those of the second {other}."),
        &format!("前者的值是 {equal}，后者的值是 {other}。"),
    );
}

#[test]
fn sums_nim_sum_in_columns() {
    let binary = |heap: u64| format!("{heap}    {}\n", joined(format!("{heap:03b}").chars()));
    let heaps = [3, 5, 6, 4];
    let table: String = heaps.map(binary).concat();
    shows(SUMS, &format!("{table}---------\n{}", binary(nim_sum(heaps))));
}

/// The second half of the proof in numbers.
#[test]
fn sums_proof_in_numbers() {
    let values: [u64; 3] = [3, 5, 4];
    let (x, y) = (nim_sum(values), 1);
    let d = x ^ y;
    let column = 1 << d.ilog2();
    assert_eq!(column, 2); // "the twos"
    let (with, others): (Vec<u64>, Vec<u64>) =
        values.iter().partition(|&value| value & column != 0);
    let [only] = with[..] else { panic!("only one") };
    let becomes = only ^ d;
    let [second, third] = others[..] else { panic!("three values") };
    let sum = nim_sum([becomes, second, third]);
    let values = listed(values);
    let formulas = [
        format!("${only} \\oplus {d} = {becomes}$"),
        format!("${becomes} \\oplus {second} \\oplus {third} = {sum}$"),
    ];
    says(
        SUMS,
        &format!(
            "Let the values be {values}, so that $x = {x}$, and let $y = {y}$. Then $d = {d}$, in binary \
             ${d:b}$, with its highest digit in the column of the twos. Of the three values only ${only}$ \
             has a $1$ there. It becomes {}, and indeed {}.",
            formulas[0], formulas[1]
        ),
        &format!(
            "设各值为 {values}，于是 $x = {x}$，再取 $y = {y}$。这时 $d = {d}$，二进制是 ${d:b}$，最高位的 $1$ \
             代表 ${column}$。三个值中只有 ${only}$ 的这一位是 $1$。把它变成 {}，果然有 {}。",
            formulas[0], formulas[1]
        ),
    );
}

#[test]
fn sums_of_two_heaps_by_the_rules() {
    let takes = [2, 5];
    let [less, more] = takes;
    says(
        SUMS,
        &format!("Below are two heaps from which a move takes ${less}$ or ${more}$ stones."),
        &format!("下表是两堆石子，每步从其中一堆取走 ${less}$ 颗或 ${more}$ 颗。"),
    );
    let values = subtraction(8, &takes);
    let mut sum = GrundySearch::new(two_heaps(&takes));
    let mut table = format!("heap           {}\n", joined(0..8));
    table += &format!("       value   {}\n\n", joined(&values));
    for (a, value) in values.iter().enumerate() {
        let row = (0..8).map(|b| sum.grundy(&(a, b)));
        table += &format!("{a}      {value}       {}\n", joined(row));
    }
    shows(SUMS, &table);
    for (a, b) in (0..8).flat_map(|a| (0..8).map(move |b| (a, b))) {
        assert_eq!(sum.grundy(&(a, b)), values[a] ^ values[b]);
    }
}

/// The official sample of hdu1536.
#[test]
fn sums_sample_of_hdu1536() {
    let problem = pack::find("hdu1536").unwrap();
    let mut letters = String::new();
    let mut rows = vec![row(["takes", "heaps", "Grundy values", "Nim sum", ""])];
    for takes in [&[2, 5][..], &[1, 2, 3, 4, 5]] {
        let grundy = subtraction(13, takes);
        for heaps in [&[5, 12][..], &[2, 4, 7], &[2, 3, 7, 12]] {
            let values: Vec<u64> = heaps.iter().map(|&heap: &usize| grundy[heap]).collect();
            let sum = nim_sum(values.iter().copied());
            let letter = if sum != 0 { "W" } else { "L" };
            letters += letter;
            let cells = [joined(takes), joined(heaps), joined(values), sum.to_string()];
            rows.push([&cells[..], &[letter.to_string()]].concat());
        }
        letters += "\n";
    }
    shows(SUMS, &columns(&rows));
    let sample = &problem.cases().unwrap()[0];
    assert_eq!(letters, pack::read(&sample.answer).unwrap());
    // The largest heap of its statement.
    let statement = pack::read(&problem.folder().join("statement/problem.en.md")).unwrap();
    let largest = statement.split_once("h_i \\le ").unwrap().1.split_once('$').unwrap().0;
    says(
        SUMS,
        &format!("up to the largest, ${largest}$, compute"),
        &format!("直到最大的堆 ${largest}$，取遍"),
    );
}

/// A heap of 10 with takes 1 to 3, a heap of 5 with takes 2 and 5, and the coin on 2 rows and 3 columns.
#[test]
fn sums_of_different_games() {
    type Position = (usize, usize, (u64, u64));
    let (most, takes) = (3, [2, 5]);
    let moves = move |&(a, b, c): &Position| -> Vec<Position> {
        let up_to_most: Vec<usize> = (1..=most).collect();
        let first = options(a, &up_to_most).into_iter().map(move |left| (left, b, c));
        let second = options(b, &takes).into_iter().map(move |left| (a, left, c));
        first.chain(second).chain(coin(&c).into_iter().map(move |cell| (a, b, cell))).collect()
    };
    let start: Position = (10, 5, (2, 3));
    let (heap, small, (coin_rows, coin_columns)) = start;
    let values = [
        bash_grundy(heap as u64, most as u64),
        subtraction(small + 1, &takes)[small],
        GrundySearch::new(coin).grundy(&start.2),
    ];
    let sum = nim_sum(values);
    assert_eq!(GrundySearch::new(moves).grundy(&start), sum);
    let ([less, more], [first, second, third]) = (takes, values);
    says(
        SUMS,
        &format!(
            "a heap of ${heap}$ stones from which a move takes $1$ to ${most}$, a heap of ${small}$ \
             stones from which a move takes ${less}$ or ${more}$, and the coin"
        ),
        &format!(
            "一堆 ${heap}$ 颗石子，每步取 $1$ 到 ${most}$ 颗；一堆 ${small}$ 颗石子，每步取 ${less}$ 颗或 \
             ${more}$ 颗；"
        ),
    );
    let modulus = most + 1;
    says(
        SUMS,
        &format!(
            "on a board of ${coin_rows}$ rows and ${coin_columns}$ columns. Their values are ${first}$ \
             (it is ${heap} \\bmod {modulus}$, by exercise 1 of the previous page), ${second}$ and \
             ${third}$ (by its tables). The Nim sum is ${sum}$, and the first player wins. Each value can \
             be brought to its Nim sum with ${sum}$:"
        ),
        &format!(
            "放在 ${coin_rows}$ 行 ${coin_columns}$ 列的棋盘上。它们的值分别是 ${first}$（由上一页的练习 \
             1，等于 ${heap} \\bmod {modulus}$）、${second}$ 和 ${third}$（见上一页的两个表）。Nim 和是 \
             ${sum}$，先手必胜。每个值都可以变成它与 ${sum}$ 的 Nim 和："
        ),
    );
    // One in each part: as many as there are rows in the table.
    let [(a, ..), (_, b, _), (.., (rows, columns_left))] = winning(&moves, &start)[..] else {
        panic!("three winning moves")
    };
    let table = [
        ["part", "value", "to", "winning move"].map(String::from),
        [
            format!("heap of {heap}, take 1 to {most}"),
            first.to_string(),
            (first ^ sum).to_string(),
            format!("take {}, leave {a}", heap - a),
        ],
        [
            format!("heap of {small}, take {less} or {more}"),
            second.to_string(),
            (second ^ sum).to_string(),
            format!("take {}, leave {b}", small - b),
        ],
        [
            format!("coin, {coin_rows} rows, {coin_columns} columns"),
            third.to_string(),
            (third ^ sum).to_string(),
            format!("down, leave {rows} row, {columns_left} columns"),
        ],
    ];
    shows(SUMS, &columns(&table.map(Vec::from)));
    says(
        SUMS,
        "three tables of a few entries each",
        &format!(
            "（第一堆取 ${}$ 颗，剩 ${a}$ 颗；第二堆取 ${}$ 颗，剩 ${b}$ 颗；硬币向下推一格，剩 ${rows}$ 行 \
             ${columns_left}$ 列。",
            heap - a,
            small - b
        ),
    );
}

#[test]
fn sums_where_a_raise_is_taken_back() {
    let takes = [2, 5];
    let [less, more] = takes;
    let values = subtraction(20, &takes);
    let heap = 4;
    let [left] = options(heap, &takes)[..] else { panic!("the only move") };
    let (value, raised) = (values[heap], values[left]);
    assert_eq!(options(left, &takes), [0]); // "takes those"
    says(
        SUMS,
        &format!(
            "With takes of ${less}$ and ${more}$, for instance, the heap of ${heap}$ is lost, with value \
             ${value}$. The only move raises it to ${raised}$, leaving ${left}$ stones."
        ),
        &format!(
            "例如每步取 ${less}$ 颗或 ${more}$ 颗时，${heap}$ 颗石子的堆必败，值为 ${value}$。唯一的一步剩下 \
             ${left}$ 颗，使值变大为 ${raised}$。"
        ),
    );
}

#[test]
fn sums_where_a_raise_wins() {
    let takes = [2, 5];
    let [less, more] = takes;
    let values = subtraction(20, &takes);
    let (first, second) = (10, 5);
    let [raise, lower] = winning(&two_heaps(&takes), &(first, second))[..] else {
        panic!("two winning moves")
    };
    let (first_value, second_value) = (values[first], values[second]);
    let (lowered, raised) = (values[lower.1], values[raise.0]);
    let (from_second, from_first) = (second - lower.1, first - raise.0);
    says(
        SUMS,
        &format!(
            "Of two heaps of ${first}$ and ${second}$, with the same takes, the values are \
             ${first_value}$ and ${second_value}$. One winning move takes ${from_second}$ from the \
             second, which leaves the value ${lowered}$ there. Another takes ${from_first}$ from the \
             first, raising its value from ${first_value}$ to ${raised}$, and leaves ${}$ and ${}$.",
            raise.0, raise.1
        ),
        &format!(
            "仍然每步取 ${less}$ 颗或 ${more}$ 颗，设两堆有 ${first}$ 颗和 ${second}$ 颗，值分别是 \
             ${first_value}$ 和 ${second_value}$。有一个必胜的走法是从第二堆取 ${from_second}$ \
             颗，使它的值变成 ${lowered}$；另一个是从第一堆取 ${from_first}$ 颗，使它的值由 \
             ${first_value}$ 变大为 ${raised}$，剩下 ${}$ 颗和 ${}$ 颗。",
            raise.0, raise.1
        ),
    );
    let heaps = [first_value, second_value];
    assert_eq!(winning_moves(&heaps).count(), 1); // "just one"
    says(
        SUMS,
        &format!(
            "In Nim with heaps of ${}$ and ${}$ there would be just one winning move.",
            heaps[0], heaps[1]
        ),
        &format!("而在 Nim 中，两堆 ${}$ 颗和 ${}$ 颗只有一种必胜的走法。", heaps[0], heaps[1]),
    );
}

/// The rows that a move of Kayles leaves, without mirror images.
fn kayles(row: usize) -> Vec<(usize, usize)> {
    let knock = |pins: usize| {
        let rest = row.checked_sub(pins);
        rest.into_iter().flat_map(|rest| (0..=rest / 2).map(move |left| (left, rest - left)))
    };
    knock(1).chain(knock(2)).collect()
}

#[test]
fn sums_kayles() {
    let grundy = grundy_table(200, |row, grundy| {
        kayles(row).into_iter().map(|(left, right)| grundy[left] ^ grundy[right]).collect()
    });
    let mut rows = vec![row(["row", "options", "their values", "Grundy value"])];
    for pins in 0..=6 {
        let shown = kayles(pins).into_iter().map(|(left, right)| format!("{left}+{right}"));
        let values = kayles(pins).into_iter().map(|(left, right)| grundy[left] ^ grundy[right]);
        let value = grundy[pins].to_string();
        rows.push(vec![pins.to_string(), or_dash(joined(shown)), or_dash(joined(values)), value]);
    }
    shows(SUMS, &columns(&rows));
    let heading: String = (0..=20).map(|row| format!("{row:3}")).collect();
    let values: String = grundy[..=20].iter().map(|value| format!("{value:3}")).collect();
    shows(SUMS, &format!("row  {heading}\nvalue{values}\n"));
    let (row, (left, right)) = (6, (2, 3));
    assert!(kayles(row).contains(&(left, right)));
    let value = grundy[left] ^ grundy[right];
    let formula = format!("${} \\oplus {} = {value}$", grundy[left], grundy[right]);
    says(
        SUMS,
        &format!("the option ${left} + {right}$ of the row of ${row}$ has the value {formula}."),
        &format!("${row}$ 根的一行有后继 ${left} + {right}$，它的值是 {formula}。"),
    );
    let rows = [3, 5, 6];
    let values = rows.map(|row| grundy[row]);
    let formula = format!("${} = {}$", separated(values, " \\oplus "), nim_sum(values));
    let [a, b, c] = rows;
    says(
        SUMS,
        &format!("Rows of ${a}$, ${b}$ and ${c}$ together have the value {formula}: won"),
        &format!("例如 ${a}$ 根、${b}$ 根、${c}$ 根的三行放在一起，值是 {formula}，先手必胜。"),
    );
    says(
        SUMS,
        "the player to move wins Kayles on every row of at least one skittle",
        "对每个至少有一根木柱的行，Kayles 先手必胜",
    );
    assert!(grundy[1..].iter().all(|&value| value != 0));
}

#[test]
fn sums_taking_with_splitting_is_nim() {
    says(
        SUMS,
        "splitting changes nothing: a row of $n$ has the value $n$, as in Nim.",
        "那么分裂不起作用：$n$ 颗的一行的值是 $n$，与 Nim 一样。",
    );
    let apples = grundy_table(40, |row, grundy| {
        let splits = |left: usize| (0..row - left).map(move |right| (left, right));
        (0..row).flat_map(splits).map(|(left, right)| grundy[left] ^ grundy[right]).collect()
    });
    assert_eq!(apples, (0..40).collect::<Vec<_>>());
}

#[test]
fn sums_exercises() {
    let takes = [2, 5];
    let values = subtraction(20, &takes);
    let heaps = [5, 6, 9];
    let sum = nim_sum(heaps.map(|heap: usize| values[heap]));
    let left = heaps
        .iter()
        .flat_map(|&heap| options(heap, &takes).into_iter().map(move |left| (heap, left)));
    let wins = left.filter(|&(heap, left)| values[left] ^ values[heap] ^ sum == 0).count();
    assert_eq!(wins, 1); // "exactly one"
    let ([less, more], [a, b, c]) = (takes, heaps);
    says(
        SUMS,
        &format!(
            "A move takes ${less}$ or ${more}$ stones from one of three heaps of ${a}$, ${b}$ and ${c}$ \
             stones. Show that there is exactly one winning first move"
        ),
        &format!(
            "三堆石子分别有 ${a}$、${b}$、${c}$ 颗，每步从其中一堆取走 ${less}$ 颗或 ${more}$ \
             颗。证明必胜的第一步恰好只有一种"
        ),
    );
}

// The course

/// Every problem has its place in the course, and every link of it leads somewhere.
#[test]
fn course() {
    let problems = Path::new(env!("CARGO_MANIFEST_DIR"));
    let languages = [include_str!("../README.md"), include_str!("../README.zh.md")];
    for (course, language) in languages.into_iter().zip(["en", "zh"]) {
        let links = pack::markdown::links(course);
        for path in links.iter().filter_map(pack::markdown::Link::path) {
            assert!(problems.join(path).exists(), "{path} is not there");
        }
        for folder in std::fs::read_dir(problems).unwrap().map(|folder| folder.unwrap().path()) {
            if folder.join("main.rs").exists() {
                let id = folder.file_name().unwrap().to_str().unwrap();
                let write_up = format!("{id}/solution/solution.{language}.md");
                let statement = format!("{id}/statement/problem.{language}.md");
                for page in [format!("{id}/main.rs"), write_up, statement] {
                    let is_linked = links.iter().any(|link| link.target == page);
                    assert!(is_linked, "{page} is not linked");
                }
            }
        }
    }
}
