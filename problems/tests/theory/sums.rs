//! The page `sums`.

use crate::grundy::{coin, options, subtraction};
use crate::octal::octal_table;
use crate::{columns, joined, listed, row, says, shows};
use common::grundy::GrundySearch;
use common::nim::nim_sum;
use common::subtraction::bachet_grundy;

const PAGE: &str = "sums";

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
fn need_more_than_won_and_lost() {
    let nim = two_heaps(&[1, 2]);
    let (equal, other) = ((1, 1), (1, 2));
    assert_eq!(GrundySearch::new(&nim).grundy(&equal), 0);
    let [(a, b)] = winning(&nim, &other)[..] else { panic!("one winning move") };
    says(
        PAGE,
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
        PAGE,
        &format!(
            "A heap of ${first}$ is won by the player to move, and so is a heap of ${second}$."
        ),
        &format!("单独一堆 ${first}$ 颗，先手必胜；单独一堆 ${second}$ 颗，先手也必胜。"),
    );
    let [equal, other] = [equal, other].map(|(a, b)| listed([single[a], single[b]]));
    says(
        PAGE,
        &format!("those of the first sum are {equal}, those of the second {other}."),
        &format!("前者的值是 {equal}，后者的值是 {other}。"),
    );
}

#[test]
fn nim_sum_in_columns() {
    let binary = |heap: u64| format!("{heap}    {}\n", joined(format!("{heap:03b}").chars()));
    let heaps = [3, 5, 6, 4];
    let table: String = heaps.map(binary).concat();
    shows(PAGE, &format!("{table}---------\n{}", binary(nim_sum(heaps))));
}

/// The second half of the proof in numbers.
#[test]
fn proof_in_numbers() {
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
        PAGE,
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
fn of_two_heaps_by_the_rules() {
    let takes = [2, 5];
    let [less, more] = takes;
    says(
        PAGE,
        &format!(
            "There are two heaps, and a move takes ${less}$ or ${more}$ stones from one of them."
        ),
        &format!("有两堆石子，每步从其中一堆取走 ${less}$ 颗或 ${more}$ 颗。"),
    );
    let values = subtraction(8, &takes);
    let mut sum = GrundySearch::new(two_heaps(&takes));
    let mut table = format!("heap           {}\n", joined(0..8));
    table += &format!("       value   {}\n\n", joined(&values));
    for (a, value) in values.iter().enumerate() {
        let row = (0..8).map(|b| sum.grundy(&(a, b)));
        table += &format!("{a}      {value}       {}\n", joined(row));
    }
    shows(PAGE, &table);
    for (a, b) in (0..8).flat_map(|a| (0..8).map(move |b| (a, b))) {
        assert_eq!(sum.grundy(&(a, b)), values[a] ^ values[b]);
    }
}

/// The official sample of hdu1536.
#[test]
fn sample_of_hdu1536() {
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
    shows(PAGE, &columns(&rows));
    let sample = &problem.cases().unwrap()[0];
    assert_eq!(letters, pack::read(&sample.answer).unwrap());
    // The largest heap of its statement.
    let statement = pack::read(&problem.folder().join("statement/problem.en.md")).unwrap();
    let largest = statement.split_once("h_i \\le ").unwrap().1.split_once('$').unwrap().0;
    says(
        PAGE,
        &format!("up to the largest, ${largest}$, compute"),
        &format!("直到石子数的上界 ${largest}$，取遍"),
    );
}

/// A heap of 10 with takes 1 to 3, a heap of 5 with takes 2 and 5, and the coin on 2 rows and 3 columns.
#[test]
fn of_different_games() {
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
        bachet_grundy(heap as u64, most as u64),
        subtraction(small + 1, &takes)[small],
        GrundySearch::new(coin).grundy(&start.2),
    ];
    let sum = nim_sum(values);
    assert_eq!(GrundySearch::new(moves).grundy(&start), sum);
    let ([less, more], [first, second, third]) = (takes, values);
    says(
        PAGE,
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
        PAGE,
        &format!(
            "on a board of ${coin_rows}$ rows and ${coin_columns}$ columns. Their values are ${first}$ \
             (it is ${heap} \\bmod {modulus}$, by exercise 1 of the previous page), ${second}$ and \
             ${third}$ (by its tables). The Nim sum is ${sum}$, and the first player wins. Each value can \
             be brought to its Nim sum with ${sum}$:"
        ),
        &format!(
            "放在 ${coin_rows}$ 行 ${coin_columns}$ 列的棋盘上。它们的值分别是 ${first}$（由上一页的练习 \
             1，等于 ${heap} \\bmod {modulus}$）、${second}$ 和 ${third}$（见上一页的两个表）。异或和是 \
             ${sum}$，先手必胜。每个值都可以变成它与 ${sum}$ 的异或和"
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
    shows(PAGE, &columns(&table.map(Vec::from)));
    says(
        PAGE,
        "Three tables of a few entries each are enough",
        &format!(
            "第一堆取 ${}$ 颗，剩 ${a}$ 颗；第二堆取 ${}$ 颗，剩 ${b}$ 颗；硬币向下推一格，剩 ${rows}$ 行 \
             ${columns_left}$ 列",
            heap - a,
            small - b
        ),
    );
    let [first, second, third] = values;
    says(
        PAGE,
        &format!(
            "the two heaps and the coin above play like Nim with heaps of ${first}$, ${second}$ and \
             ${third}$."
        ),
        &format!(
            "上面的两堆石子和一枚硬币，就相当于 ${first}$、${second}$、${third}$ 颗三堆的 Nim。"
        ),
    );
}

#[test]
fn where_a_raise_is_taken_back() {
    let takes = [2, 5];
    let [less, more] = takes;
    let values = subtraction(20, &takes);
    let heap = 4;
    let [left] = options(heap, &takes)[..] else { panic!("the only move") };
    let (value, raised) = (values[heap], values[left]);
    assert_eq!(options(left, &takes), [0]); // "takes those"
    says(
        PAGE,
        &format!(
            "For example, with takes of ${less}$ and ${more}$, the heap of ${heap}$ is lost, with value \
             ${value}$. The only move raises it to ${raised}$, leaving ${left}$ stones."
        ),
        &format!(
            "例如每步取 ${less}$ 颗或 ${more}$ 颗，${heap}$ 颗石子时必败，值为 ${value}$。唯一的走法剩下 ${left}$ \
             颗，使值变大为 ${raised}$。"
        ),
    );
}

#[test]
fn where_a_raise_wins() {
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
        PAGE,
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
    let sum = nim_sum(heaps);
    assert_eq!(heaps.iter().filter(|&heap| heap ^ sum < *heap).count(), 1); // "just one"
    says(
        PAGE,
        &format!(
            "In Nim with heaps of ${}$ and ${}$ there would be just one winning move.",
            heaps[0], heaps[1]
        ),
        &format!("而在 Nim 中，两堆 ${}$ 颗和 ${}$ 颗只有一种必胜的走法。", heaps[0], heaps[1]),
    );
}

/// Equal values: the same winner with everything that is added. Different ones: not so.
#[test]
fn equivalent_to_a_nim_heap() {
    type Position = (usize, usize, (u64, u64), usize);
    let takes = [2, 5];
    let ([less, more], values) = (takes, subtraction(20, &takes));
    let (small, large) = (5, 12);
    let size = values[small];
    assert_eq!(size, values[large]);
    says(
        PAGE,
        &format!(
            "With takes of ${less}$ and ${more}$, the heaps of ${small}$ and of ${large}$ stones both \
             equal $\\ast {size}$"
        ),
        &format!(
            "每步取 ${less}$ 颗或 ${more}$ 颗时，${small}$ 颗的一堆和 ${large}$ 颗的一堆都等于 $\\ast {size}$"
        ),
    );
    // By the rules: a Nim heap, a heap with these takes, the coin, and another heap with these takes.
    let moves = |&(nim, first, cell, second): &Position| -> Vec<Position> {
        let mut left: Vec<Position> = (0..nim).map(|nim| (nim, first, cell, second)).collect();
        left.extend(options(first, &takes).into_iter().map(|first| (nim, first, cell, second)));
        left.extend(coin(&cell).into_iter().map(|cell| (nim, first, cell, second)));
        left.extend(options(second, &takes).into_iter().map(|second| (nim, first, cell, second)));
        left
    };
    let mut search = GrundySearch::new(moves);
    let others = || (1..4).flat_map(|rows| (0..8).map(move |heap| ((rows, 3), heap)));
    for (heap, &value) in values.iter().enumerate().take(13) {
        for nim in 0..4 {
            let same_winner = others().all(|(cell, other)| {
                let by_heap = search.grundy(&(0, heap, cell, other)) == 0;
                by_heap == (search.grundy(&(nim, 0, cell, other)) == 0)
            });
            assert_eq!(same_winner, value == nim as u64, "{heap} and *{nim}");
        }
    }
    says(
        PAGE,
        "$\\ast 1$ and $\\ast 2$ are both won, and not equivalent.",
        "$\\ast 1$ 与 $\\ast 2$ 都是必胜态，却不等价。",
    );
}

#[test]
fn a_split_of_kayles() {
    let values = octal_table(&[7, 7], 6);
    let (row, parts) = (6, [2, 3]);
    assert!(row - parts[0] - parts[1] <= 2); // one skittle or two
    let [left, right] = parts.map(|part| values[part]);
    let ([first, second], sum) = (parts, left ^ right);
    says(
        PAGE,
        &format!(
            "From a row of ${row}$ one can leave rows of ${first}$ and ${second}$. Their values are \
             ${left}$ and ${right}$, so this option has the value ${left} \\oplus {right} = {sum}$."
        ),
        &format!(
            "从 ${row}$ 根的一行，可以剩下 ${first}$ 根和 ${second}$ 根两行。它们的值是 ${left}$ 和 ${right}$，\
             所以这个后继的值是 ${left} \\oplus {right} = {sum}$。"
        ),
    );
}

#[test]
fn exercise_1() {
    let takes = [2, 5];
    let values = subtraction(20, &takes);
    let heaps = [5, 6, 9];
    let sum = nim_sum(heaps.map(|heap: usize| values[heap]));
    let left = heaps
        .iter()
        .flat_map(|&heap| options(heap, &takes).into_iter().map(move |left| (heap, left)));
    let wins: Vec<_> =
        left.filter(|&(heap, left)| values[left] ^ values[heap] ^ sum == 0).collect();
    let ([less, more], [a, b, c]) = (takes, heaps);
    assert_eq!(wins, [(a, 0)]); // "exactly one", "the whole heap"
    says(
        PAGE,
        &format!(
            "A move takes ${less}$ or ${more}$ stones from one of three heaps of ${a}$, ${b}$ and ${c}$ \
             stones. Show that there is exactly one winning first move"
        ),
        &format!(
            "三堆石子分别有 ${a}$、${b}$、${c}$ 颗，每步从其中一堆取走 ${less}$ 颗或 ${more}$ \
             颗。证明必胜的第一步恰好只有一种"
        ),
    );
    let [of_a, of_b, of_c] = heaps.map(|heap| values[heap]);
    let wanted = of_b ^ sum;
    assert!(
        of_b == of_c
            && [b, c]
                .iter()
                .all(|&heap| { options(heap, &takes).into_iter().all(|left| values[left] == 0) })
    );
    let kept = values[a - less];
    says(
        PAGE,
        &format!(
            "The values are ${of_a}$, ${of_b}$ and ${of_c}$, with the Nim sum ${sum}$. The heap of ${a}$ must get \
             the value ${}$: taking ${more}$ does it, taking ${less}$ leaves ${}$ stones of value ${kept}$. \
             The other two heaps would have to get the value ${wanted}$, but their options all have the \
             value $0$. So the only winning move takes the whole heap of ${a}$.",
            of_a ^ sum,
            a - less
        ),
        &format!(
            "三个值是 ${of_a}$、${of_b}$、${of_c}$，异或和是 ${sum}$。${a}$ 颗的一堆要变成值 ${}$：取 ${more}$ \
             颗可以，取 ${less}$ 颗则剩 ${}$ 颗，值为 ${kept}$。另外两堆要变成值 ${wanted}$，但它们的后继的值都是 \
             $0$。所以必胜的第一步只有一种：把 ${a}$ 颗的一堆全部取走。",
            of_a ^ sum,
            a - less
        ),
    );
}

#[test]
fn exercise_2() {
    says(
        PAGE,
        "the player to move wins Kayles on every row of at least one skittle",
        "对每个至少有一根木柱的行，Kayles 先手必胜",
    );
    assert!(octal_table(&[7, 7], 200)[1..].iter().all(|&value| value != 0));
}

#[test]
fn exercise_3() {
    let takes = [2, 5];
    let [less, more] = takes;
    let values = subtraction(20, &takes);
    let heaps = [2, 3, 5, 9, 12];
    let [a, b, c, rest, d] = heaps;
    let (one, other, value) = (values[a], values[c], values[rest]);
    assert!(one == values[b] && other == values[d] && one != other);
    assert!(nim_sum(heaps.map(|heap| values[heap])) == value && value != 0); // "wins"
    says(
        PAGE,
        &format!(
            "a move takes ${less}$ or ${more}$ stones from one of the heaps of ${a}$, ${b}$, ${c}$, ${rest}$ \
             and ${d}$ stones."
        ),
        &format!(
            "五堆石子分别有 ${a}$、${b}$、${c}$、${rest}$、${d}$ 颗，每步从其中一堆取走 ${less}$ 颗或 \
             ${more}$ 颗。"
        ),
    );
    says(
        PAGE,
        &format!(
            "${a}$ and ${b}$ (value ${one}$), ${c}$ and ${d}$ (value ${other}$). What remains is the heap \
             of ${rest}$, with value ${value}$: the first player wins."
        ),
        &format!(
            "${a}$ 颗和 ${b}$ 颗（值为 ${one}$）、${c}$ 颗和 ${d}$ 颗（值为 ${other}$）。去掉之后只剩 ${rest}$ \
             颗的一堆，值为 ${value}$：先手必胜。"
        ),
    );
}
