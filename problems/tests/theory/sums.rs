//! The page `sums`.

use crate::grundy::{coin, options, subtraction};
use crate::octal::octal_table;
use crate::only;
use checks::blocks::{cells, listed, spaced, Document};
use checks::rules::in_one;
use common::grundy::GrundySearch;
use common::nim::nim_sum;
use common::subtraction::bachet_grundy;

const PAGE: Document = Document::theory("sums");

/// Two heaps, by the rules and nothing else.
fn two_heaps(takes: &[usize]) -> impl Fn(&(usize, usize)) -> Vec<(usize, usize)> + '_ {
    move |&(a, b)| {
        let first = options(a, takes).into_iter().map(move |left| (left, b));
        first.chain(options(b, takes).into_iter().map(move |left| (a, left))).collect()
    }
}

/// The options of a position from which the next player loses.
fn winning<P: Clone + Ord>(moves: &dyn Fn(&P) -> Vec<P>, from: &P) -> Vec<P> {
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
    PAGE.says(&format!("{}, {}, {a}, {b}", other.0, other.1));
    let single = subtraction(3, &[1, 2]);
    let (first, second) = other;
    assert!(single[first] != 0 && single[second] != 0);
    let [equal, other] = [equal, other].map(|(a, b)| listed([single[a], single[b]]));
    PAGE.says(&format!("{equal}, {other}"));
}

#[test]
fn nim_sum_in_columns() {
    let binary = |heap: u64| format!("{heap}    {}\n", spaced(format!("{heap:03b}").chars()));
    let heaps = [3, 5, 6, 4];
    let table: String = heaps.map(binary).concat();
    PAGE.text("nim sum", &format!("{table}---------\n{}", binary(nim_sum(heaps))));
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
    PAGE.says(&format!("{values}, {x}, {y}, {d}, {d:b}"));
    PAGE.says(&format!("{only}, 1, {}, {}", formulas[0], formulas[1]));
}

#[test]
fn of_two_heaps_by_the_rules() {
    let takes = [2, 5];
    let values = subtraction(8, &takes);
    let mut sum = GrundySearch::new(two_heaps(&takes));
    let mut table = vec![[cells(["heap", "value"]), cells(0..8)].concat()];
    table.push([cells(["value", ""]), cells(&values)].concat());
    for (a, value) in values.iter().enumerate() {
        let row = (0..8).map(|b| sum.grundy(&(a, b)));
        table.push([cells([a as u64, *value]), cells(row)].concat());
    }
    PAGE.table("two heaps", &table);
    for (a, b) in (0..8).flat_map(|a| (0..8).map(move |b| (a, b))) {
        assert_eq!(sum.grundy(&(a, b)), values[a] ^ values[b]);
    }
}

/// The official sample of hdu1536.
#[test]
fn sample_of_hdu1536() {
    let problem = pack::Pack::here().unwrap().find("hdu1536").unwrap();
    let mut letters = String::new();
    let mut rows = vec![cells(["takes", "heaps", "Grundy values", "Nim sum", "answer"])];
    for takes in [&[2, 5][..], &[1, 2, 3, 4, 5]] {
        let grundy = subtraction(13, takes);
        for heaps in [&[5, 12][..], &[2, 4, 7], &[2, 3, 7, 12]] {
            let values: Vec<u64> = heaps.iter().map(|&heap: &usize| grundy[heap]).collect();
            let sum = nim_sum(values.iter().copied());
            let letter = if sum != 0 { "W" } else { "L" };
            letters += letter;
            let cells = [spaced(takes), spaced(heaps), spaced(values), sum.to_string()];
            rows.push([&cells[..], &[letter.to_string()]].concat());
        }
        letters += "\n";
    }
    PAGE.table("hdu1536", &rows);
    let sample = &problem.samples().unwrap()[0];
    assert_eq!(letters, pack::read(&sample.answer).unwrap());
    // The largest heap of its statement.
    let statement = pack::read(&problem.folder().join("statement/problem.en.md")).unwrap();
    let largest = statement.split_once("h_i \\le ").unwrap().1.split_once('$').unwrap().0;
    PAGE.says(largest);
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
    PAGE.says(&format!("{heap}, 1, {most}, {small}, {less}, {more}"));
    let modulus = most + 1;
    PAGE.says(&format!("{coin_rows}, {coin_columns}, {first}, {heap}, {modulus}, 1, {second}, {third}, {sum}, {sum}"));
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
    PAGE.table("different games", &table.map(Vec::from));
    let [first, second, third] = values;
    PAGE.says(&format!("{first}, {second}, {third}"));
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
    PAGE.says(&format!("{less}, {more}, {heap}, {value}, {left}, {raised}"));
}

#[test]
fn where_a_raise_wins() {
    let takes = [2, 5];
    let values = subtraction(20, &takes);
    let (first, second) = (10, 5);
    let [raise, lower] = winning(&two_heaps(&takes), &(first, second))[..] else {
        panic!("two winning moves")
    };
    let (first_value, second_value) = (values[first], values[second]);
    let (lowered, raised) = (values[lower.1], values[raise.0]);
    let (from_second, from_first) = (second - lower.1, first - raise.0);
    PAGE.says(
        &format!(
            "{first}, {second}, {first_value}, {second_value}, {from_second}, {lowered}, {from_first}, \
             {first_value}, {raised}, {}, {}, {first_value}, {second_value}",
            raise.0, raise.1
        ),
    );
    let heaps = [first_value, second_value];
    let sum = nim_sum(heaps);
    assert_eq!(heaps.iter().filter(|&heap| heap ^ sum < *heap).count(), 1); // "just one"
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
    PAGE.says(&format!(r"{less}, {more}, {small}, {large}, \ast {size}"));
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
}

#[test]
fn a_split_of_kayles() {
    let values = octal_table(&[7, 7], 6);
    let (row, parts) = (6, [2, 3]);
    assert!(row - parts[0] - parts[1] <= 2); // one skittle or two
    let [left, right] = parts.map(|part| values[part]);
    let ([first, second], sum) = (parts, left ^ right);
    PAGE.says(&format!(
        r"{row}, {first}, {second}, {left}, {right}, {left} \oplus {right} = {sum}"
    ));
}

// Exercise 4.

/// A heap, and whether its pass is left.
type Heap = (usize, bool);

fn with_pass(stones: usize) -> usize {
    match stones {
        0 => 0,
        odd if odd % 2 == 1 => odd + 1,
        even => even - 1,
    }
}

#[test]
fn a_pass_once_per_heap() {
    let [one, two, after] = [with_pass(1), with_pass(2), 1 ^ with_pass(2)];
    PAGE.says(&format!("1, 2, {one}, {two}, {}, 1, {after}", one ^ two));
}

/// Heaps of Nim, where the pass may be used on any heap.
#[test]
fn a_pass_on_an_empty_heap() {
    let heaps = || (0..5).flat_map(|stones| [(stones, false), (stones, true)]);
    let mut search = GrundySearch::new(|heaps: &Vec<Heap>| {
        in_one(heaps, |_, &(stones, has_pass)| {
            let passed = Some((stones, false)).filter(|_| has_pass);
            (0..stones).map(move |left| (left, has_pass)).chain(passed)
        })
    });
    for position in heaps().flat_map(|a| heaps().map(move |b| vec![a, b])) {
        let values = position.iter().map(|&(stones, has_pass)| stones ^ usize::from(has_pass));
        assert_eq!(search.grundy(&position), values.fold(0, |sum, value| sum ^ value) as u64);
    }
}

/// With other takes the value of the heap does not tell that with a pass.
#[test]
fn a_pass_while_a_move_is_left() {
    let takes = [2, 5];
    let mut search = GrundySearch::new(|&(heap, has_pass): &Heap| {
        let left = options(heap, &takes);
        let pass = (has_pass && !left.is_empty()).then_some((heap, false));
        left.into_iter().map(|left| (left, has_pass)).chain(pass).collect()
    });
    let values = |has_pass| [0, 4].map(|heap| search.grundy(&(heap, has_pass)));
    let [alone, with] = [false, true].map(values);
    assert_eq!(alone, [0, 0]);
    PAGE.says(&format!("2, 5, 0, 4, 0, {}", listed(with)));
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
    let [of_a, of_b, of_c] = heaps.map(|heap| values[heap]);
    let wanted = of_b ^ sum;
    assert!(
        of_b == of_c
            && [b, c]
                .iter()
                .all(|&heap| { options(heap, &takes).into_iter().all(|left| values[left] == 0) })
    );
    let kept = values[a - less];
    PAGE.says(&format!(
        "{of_a}, {of_b}, {of_c}, {sum}, {a}, {}, {more}, {less}, {}, {kept}, {wanted}, 0, {a}",
        of_a ^ sum,
        a - less
    ));
}

#[test]
fn exercise_2() {
    assert!(octal_table(&[7, 7], 200)[1..].iter().all(|&value| value != 0));
}

#[test]
fn exercise_3() {
    let takes = [2, 5];
    let values = subtraction(20, &takes);
    let heaps = [2, 3, 5, 9, 12];
    let [a, b, c, rest, d] = heaps;
    let (one, other, value) = (values[a], values[c], values[rest]);
    assert!(one == values[b] && other == values[d] && one != other);
    assert!(nim_sum(heaps.map(|heap| values[heap])) == value && value != 0); // "wins"
    PAGE.says(&format!("{a}, {b}, {one}, {c}, {d}, {other}, {rest}, {value}"));
}

#[test]
fn questions() {
    let nim = two_heaps(&[1, 2, 3, 4]);
    PAGE.question("options of a sum", "3 4", nim(&(3, 4)).len());
    let mut search = GrundySearch::new(&nim);
    let pairs = [(1, 3), (3, 3), (2, 3)];
    let (a, b) = only(pairs.into_iter().filter(|pair| search.grundy(pair) == 0));
    PAGE.question("lost pair", "1 3 3 3 2 3", format!("{a} {b}"));
    PAGE.question("nim sum of 5 and 6", "5 6", nim_sum([5, 6]));
    let (values, heaps) = (subtraction(13, &[2, 5]), [5, 6, 7]);
    let three = heaps.map(|heap| values[heap]);
    PAGE.question("three values", &format!("2 5 5 6 7 {}", spaced(three)), nim_sum(three));
    let (heaps, x) = ([3, 5, 4], nim_sum([3, 5, 4]));
    let changed = only(heaps.into_iter().filter(|heap| heap ^ x < *heap));
    PAGE.question("which value", &format!("3 5 4 {x} 0 3 5 4"), changed);
    let heaps = [2, 5, 12];
    let taken =
        |heap: u64| (1..=heap).filter(move |take| nim_sum(heaps) ^ heap ^ (heap - take) == 0);
    PAGE.question("how many to take", &spaced(heaps), only(heaps.into_iter().flat_map(taken)));
    let pairs = two_heaps(&[2, 5]);
    let stated = format!("2 5 12 10 {} {}", values[12], values[10]);
    PAGE.question("winning moves", &stated, winning(&pairs, &(12, 10)).len());
    PAGE.question("equivalent heap", "2 5 5 9", GrundySearch::new(&pairs).grundy(&(5, 9)));
    let kayles = octal_table(&[7, 7], 2);
    PAGE.question("two single skittles", "3 1", kayles[1] ^ kayles[1]);
}

#[test]
fn in_cpp() {
    let mut expected: String = [&[][..], &[3, 5, 6, 4], &[u64::MAX, 1]]
        .map(|heaps| format!("{}\n", nim_sum(heaps.iter().copied())))
        .concat();
    for (a, b) in (0..16).flat_map(|a| (0..16).map(move |b| (a, b))) {
        expected += &format!("{} {}\n", nim_sum([a, b]), nim_sum([a, b, 7]));
    }
    PAGE.prints("sums.cpp", &expected);
}
