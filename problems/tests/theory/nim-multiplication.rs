//! The page `nim-multiplication`.

use checks::blocks::{cells, grid, listed, Document};
use common::nim::nim_product;

const PAGE: Document = Document::theory("nim-multiplication");

fn product(x: u64, y: u64) -> u64 {
    nim_product(x, y, 64)
}

pub fn small_product(x: usize, y: usize) -> usize {
    usize::try_from(product(x as u64, y as u64)).unwrap()
}

/// The definition is held against the product by `common`.
#[test]
fn table_by_hand() {
    let row = |a: u64| (a.to_string(), cells((0..16).map(|b| product(a, b))));
    PAGE.table("nim product", &grid("⊗", 0..16, (0..16).map(row)));
    let squares =
        [2, 4, 16].map(|power| format!("{power} \\otimes {power} = {}", product(power, power)));
    PAGE.says(&listed(squares));
}

#[test]
fn by_hand() {
    PAGE.says(&format!("6, 11, 4, 2, 1, 3, {}", product(6, 11)));
    PAGE.says(&format!("16, 9, 12, 12, {}", product(20, 35)));
}

#[test]
fn exercise_1() {
    let inverses = [2, 4, 5, 9].map(|a| (1..16).find(|&b| product(a, b) == 1).unwrap());
    let roots = [2, 8].map(|a| (1..16).find(|&b| product(b, b) == a).unwrap());
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
