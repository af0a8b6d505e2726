//! The page `nim-multiplication`.

use crate::mex::mex;
use checks::blocks::{cells, grid, joined, listed, Document};
use common::nim::nim_product;

const PAGE: Document = Document::theory("nim-multiplication");

fn product(x: u64, y: u64) -> u64 {
    nim_product(x, y, 64)
}

pub fn small_product(x: usize, y: usize) -> usize {
    usize::try_from(product(x as u64, y as u64)).unwrap()
}

/// The values of a table, from the definition of ⊗ alone.
pub fn by_definition(size: usize) -> Vec<Vec<usize>> {
    let mut table = vec![vec![0; size]; size];
    for (a, b) in (0..size).flat_map(|a| (0..size).map(move |b| (a, b))) {
        let below = (0..a).flat_map(|c| (0..b).map(move |d| (c, d)));
        let values: Vec<usize> =
            below.map(|(c, d)| table[c][b] ^ table[a][d] ^ table[c][d]).collect();
        table[a][b] = mex(&values);
    }
    table
}

#[test]
fn table_by_hand() {
    for (a, line) in by_definition(40).into_iter().enumerate() {
        for (b, value) in line.into_iter().enumerate() {
            assert_eq!(small_product(a, b), value, "{a} {b}");
        }
    }
    let row = |a: u64| (a.to_string(), cells((0..16).map(|b| product(a, b))));
    PAGE.table("nim product", &grid("⊗", 0..16, (0..16).map(row)));
    let options = |a: u64, b: u64| {
        let row = |c: u64| (0..b).map(move |d| product(c, b) ^ product(a, d) ^ product(c, d));
        (0..a).map(row).map(Iterator::collect).collect::<Vec<Vec<u64>>>()
    };
    PAGE.says(&format!("2, 2, 0, 1, {}, 2, 2, {}", listed(options(2, 2).concat()), product(2, 2)));
    let [first, second] = &options(2, 3)[..] else { panic!("two rows") };
    PAGE.says(&format!(
        "2, 3, 0, {}, 1, {}, 2, 3, {}",
        listed(first),
        listed(second),
        product(2, 3)
    ));
    let squares =
        [2, 4, 16].map(|power| format!("{power} \\otimes {power} = {}", product(power, power)));
    PAGE.says(&joined(squares, ", "));
    PAGE.says(&listed(&FERMAT[..4]));
}

/// Two numbers multiplied by the formula in the proof: the bracket, the other two terms, and the product.
fn by_formula(numbers: [u64; 2], fermat: u64) -> [u64; 4] {
    let [(a, b), (c, d)] = numbers.map(|number| (number / fermat, number % fermat));
    let bracket = product(a, c) ^ product(a, d) ^ product(b, c);
    let (low, last) = (product(b, d), product(fermat / 2, product(a, c)));
    let all = fermat * bracket + (low ^ last);
    assert_eq!(product(numbers[0], numbers[1]), all, "{numbers:?}");
    [bracket, low, last, all]
}

/// The numbers of a product by hand up to the last sentence, and those after it.
fn steps(numbers: [u64; 2], fermat: u64) -> [String; 2] {
    let [bracket, low, last, all] = by_formula(numbers, fermat);
    let [(a, b), (c, d)] = numbers.map(|number| (number / fermat, number % fermat));
    let begin =
        [numbers[0], fermat, a, b, numbers[1], fermat, c, d, a, c, a, d, b, c, bracket, b, d, low];
    let middle = [fermat / 2, a, c, last];
    [listed([&begin[..], &middle].concat()), listed([fermat, bracket, low, last, all])]
}

#[test]
fn by_hand() {
    let [begin, end] = steps([6, 11], 4);
    PAGE.says(&format!("{begin}, 6, 11, {end}"));
    PAGE.says(&steps([20, 35], 16).join(", "));
    for (x, y) in (0..256).flat_map(|x| (0..256).map(move |y| (x, y))) {
        by_formula([x, y], 16);
    }
}

/// The powers 2^(2^n) that have a square below 2^64.
const FERMAT: [u64; 6] = [1 << 1, 1 << 2, 1 << 4, 1 << 8, 1 << 16, 1 << 32];

fn power(x: u64, exponent: u64) -> u64 {
    let (mut result, mut square) = (1, x);
    for digit in 0..64 {
        if exponent >> digit & 1 == 1 {
            result = product(result, square);
        }
        square = product(square, square);
    }
    result
}

/// In all of 64 bits: what the proofs say.
#[test]
fn field_laws() {
    let mut random = fastrand::Rng::with_seed(1);
    for _ in 0..256 {
        let (a, b, c) = (random.u64(..), random.u64(..), random.u64(..));
        assert_eq!(product(a, b), product(b, a), "{a} {b}");
        assert_eq!(product(a ^ b, c), product(a, c) ^ product(b, c), "{a} {b} {c}");
        assert_eq!(product(product(a, b), c), product(a, product(b, c)), "{a} {b} {c}");
        assert_eq!(product(a, 1), a);
        assert_eq!(product(a, b) == 0, a == 0 || b == 0, "{a} {b}");
    }
}

#[test]
fn inverses_and_roots() {
    let mut random = fastrand::Rng::with_seed(1);
    for _ in 0..64 {
        let a = random.u64(1..);
        assert_eq!(product(a, power(a, u64::MAX - 1)), 1, "{a}");
        let root = power(a, 1 << 63);
        assert_eq!(product(root, root), a, "{a}");
    }
}

#[test]
fn fermat_powers() {
    let mut random = fastrand::Rng::with_seed(1);
    for fermat in FERMAT {
        assert_eq!(product(fermat, fermat), fermat / 2 * 3);
        for _ in 0..256 {
            let (a, b) = (random.u64(..fermat), random.u64(..fermat));
            assert!(product(a, b) < fermat, "{a} {b} {fermat}");
            assert_eq!(product(fermat, a), fermat * a, "{fermat} {a}");
            assert!(product(a, a) ^ a < fermat / 2, "{a} {fermat}");
        }
    }
}

/// Lemmas 1 and 2: the mex over any sets with the right mex.
#[test]
fn larger_options_do_not_matter() {
    let mut random = fastrand::Rng::with_seed(1);
    let mut set = || -> Vec<usize> { (0..random.usize(..8)).map(|_| random.usize(..20)).collect() };
    for _ in 0..256 {
        let (first, second) = (set(), set());
        let (a, b) = (mex(&first), mex(&second));
        let pairs = first.iter().flat_map(|&s| second.iter().map(move |&t| (s, t)));
        let values: Vec<usize> = pairs
            .map(|(s, t)| small_product(s, b) ^ small_product(a, t) ^ small_product(s, t))
            .collect();
        assert!(!values.contains(&small_product(a, b)), "{first:?} {second:?}");
        assert_eq!(mex(&values), small_product(a, b), "{first:?} {second:?}");
    }
}

#[test]
fn calls() {
    // Of 64, 32, 16 digits and so on.
    let all: u32 = (0..=6).map(|halvings| 4u32.pow(halvings)).sum();
    let (with_table, look_ups) = (1 + 4 + 16, 4u32.pow(3));
    PAGE.says(&format!("64, 2^{{64}}, 1 + 4 + 4^2 + 4^6 = {all}, 2^8, {with_table}, {look_ups}"));
}

#[test]
fn exercise_1() {
    let numbers = [2, 4, 5, 9];
    let inverses = numbers.map(|a| (1..16).find(|&b| product(a, b) == 1).unwrap());
    assert_eq!(inverses, numbers.map(|a| power(a, u64::MAX - 1)));
    let squares = [2, 8];
    let roots = squares.map(|a| (1..16).find(|&b| product(b, b) == a).unwrap());
    assert_eq!(roots, squares.map(|a| power(a, 1 << 63)));
    PAGE.says(&listed([&numbers[..], &squares].concat()));
    PAGE.says(&listed([&inverses[..], &roots].concat()));
}

/// What the C++ program prints.
#[test]
fn cpp() {
    let mut expected = String::new();
    let mut print = |value: u64| expected += &format!("{value}\n");
    for (x, y) in (0..70).flat_map(|x| (0..70).map(move |y| (x, y))) {
        print(product(x, y));
    }
    let (mut x, mut y) = (1u64, 1u64);
    for _ in 0..1000 {
        x = x.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        y = y.wrapping_mul(2_862_933_555_777_941_757).wrapping_add(3_037_000_493);
        print(product(x, y));
    }
    PAGE.prints("nim-multiplication.cpp", &expected);
}
