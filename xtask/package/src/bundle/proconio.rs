pub use crate::read_input as input;
pub use crate::read_input as input_interactive;
pub use crate::read_one as read_value;

use std::io;
use std::str::FromStr;

/// An import of it does no harm; the attribute is gone.
pub mod fastout {}

pub mod marker {
    pub use super::*;
}

/// What a word can be read as.
pub trait Readable {
    type Output;
    fn read(word: &str) -> Option<Self::Output>;
}

impl<T: FromStr> Readable for T {
    type Output = T;
    fn read(word: &str) -> Option<T> {
        word.parse().ok()
    }
}

pub enum Chars {}

impl Readable for Chars {
    type Output = Vec<char>;
    fn read(word: &str) -> Option<Vec<char>> {
        Some(word.chars().collect())
    }
}

pub enum Bytes {}

impl Readable for Bytes {
    type Output = Vec<u8>;
    fn read(word: &str) -> Option<Vec<u8>> {
        Some(word.as_bytes().to_vec())
    }
}

pub enum Usize1 {}

impl Readable for Usize1 {
    type Output = usize;
    fn read(word: &str) -> Option<usize> {
        word.parse::<usize>().ok()?.checked_sub(1)
    }
}

pub enum Isize1 {}

impl Readable for Isize1 {
    type Output = isize;
    fn read(word: &str) -> Option<isize> {
        word.parse::<isize>().ok()?.checked_sub(1)
    }
}

/// Whether nothing but white space is left.
pub fn is_stdin_empty() -> bool {
    let mut stdin = io::stdin().lock();
    loop {
        let spaces = match io::BufRead::fill_buf(&mut stdin) {
            Ok(bytes) if !bytes.is_empty() => bytes.iter().take_while(|byte| byte.is_ascii_whitespace()).count(),
            _ => return true,
        };
        if spaces == 0 {
            return false;
        }
        io::BufRead::consume(&mut stdin, spaces);
    }
}

pub struct Stdin;

impl Stdin {
    /// The next word. No more is read, as a judge may wait for the output.
    pub fn next_value<T: Readable>(&mut self) -> T::Output {
        let bytes = io::Read::bytes(io::stdin().lock()).map_while(Result::ok);
        let bytes = bytes.skip_while(u8::is_ascii_whitespace);
        let word: Vec<u8> = bytes.take_while(|byte| !byte.is_ascii_whitespace()).collect();
        let word = String::from_utf8_lossy(&word);
        assert!(!word.is_empty(), "the input has ended");
        T::read(&word).unwrap_or_else(|| panic!("{:?} is not what is read", word))
    }
}

#[macro_export]
macro_rules! read_input {
    (from $from:expr, $($rest:tt)*) => {
        let from = &mut *$from;
        crate::read_values! { @vars from $($rest)* }
    };
    ($($rest:tt)*) => {
        let from = &mut crate::proconio::Stdin;
        crate::read_values! { @vars from $($rest)* }
    };
}

// A type is one token, which may have others inside, or else more of them.
#[macro_export]
macro_rules! read_values {
    (@vars $from:ident) => {};
    (@vars $from:ident mut $name:tt: $kind:tt $(, $($rest:tt)*)?) => {
        let mut $name = crate::read_values!(@one $from $kind);
        $(crate::read_values! { @vars $from $($rest)* })?
    };
    (@vars $from:ident $name:tt: $kind:tt $(, $($rest:tt)*)?) => {
        let $name = crate::read_values!(@one $from $kind);
        $(crate::read_values! { @vars $from $($rest)* })?
    };
    (@vars $from:ident mut $name:tt: $kind:ty $(, $($rest:tt)*)?) => {
        let mut $name = crate::read_values!(@one $from $kind);
        $(crate::read_values! { @vars $from $($rest)* })?
    };
    (@vars $from:ident $name:tt: $kind:ty $(, $($rest:tt)*)?) => {
        let $name = crate::read_values!(@one $from $kind);
        $(crate::read_values! { @vars $from $($rest)* })?
    };
    // `map` would reserve memory for a count that may be far too large.
    (@one $from:ident [$kind:tt; $len:expr]) => {
        (0..$len).filter_map(|_| Some(crate::read_values!(@one $from $kind))).collect::<Vec<_>>()
    };
    (@one $from:ident [$kind:ty; $len:expr]) => {
        (0..$len).filter_map(|_| Some(crate::read_values!(@one $from $kind))).collect::<Vec<_>>()
    };
    (@one $from:ident [$kind:tt]) => {
        crate::read_values!(@one $from [$kind; $from.next_value::<usize>()])
    };
    (@one $from:ident [$kind:ty]) => {
        crate::read_values!(@one $from [$kind; $from.next_value::<usize>()])
    };
    (@one $from:ident ($($kind:tt),+ $(,)?)) => {
        ($(crate::read_values!(@one $from $kind),)+)
    };
    (@one $from:ident ($($kind:ty),+ $(,)?)) => {
        ($(crate::read_values!(@one $from $kind),)+)
    };
    (@one $from:ident $kind:ty) => {
        $from.next_value::<$kind>()
    };
}

#[macro_export]
macro_rules! read_one {
    ($kind:tt) => {{
        let from = &mut crate::proconio::Stdin;
        crate::read_values!(@one from $kind)
    }};
}
