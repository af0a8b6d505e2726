//! Nothing but the standard library, with the pack's names and an `input!` of its own. proconio and common stand in this
//! comment.

// input: 3 -1 0 5 abc
// input: 0 x

use std::io::{stdin, Read};

macro_rules! input {
    ($($rest:tt)*) => {
        let mut text = String::new();
        stdin().read_to_string(&mut text).unwrap();
        let mut words = text.split_whitespace();
        read! { words, $($rest)* }
    };
}

macro_rules! read {
    ($words:expr, $name:ident: $kind:tt $(, $($rest:tt)*)?) => {
        let $name = read_value!($words, $kind);
        $(read! { $words, $($rest)* })?
    };
    ($words:expr,) => {};
}

macro_rules! read_value {
    ($words:expr, [$kind:tt; $len:expr]) => {
        (0..$len).map(|_| read_value!($words, $kind)).collect::<Vec<_>>()
    };
    ($words:expr, chars) => {
        read_value!($words, String).chars().collect::<Vec<char>>()
    };
    ($words:expr, $kind:ty) => {
        $words.next().unwrap().parse::<$kind>().unwrap()
    };
}

struct Input {
    word: Vec<char>,
}

fn judge(input: &Input) -> String {
    format!("{:?}", input.word)
}

fn main() {
    input! { n: usize, list: [i64; n], word: chars }
    println!("{list:?} {}", judge(&Input { word }));
}
