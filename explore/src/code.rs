//! Codes of octal games, such as `0.137`.

use crate::language::{Language, Problem};
use std::fmt::{self, Display, Formatter};

/// The most digits behind the point.
const MOST_DIGITS: usize = 100;

/// A code of a taking-and-breaking game: the digit at place t says what a move may leave of a heap from which it takes
/// t stones. Its bits 1, 2, 4 and 8 stand for nothing, one heap, two heaps and three heaps, none of them empty. The
/// place 0 stands before the point: there nothing is taken, so that only 4 and 8 are moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Code {
    /// The digits, from place 0 on; the last is not 0 unless it is at place 0.
    digits: Vec<u8>,
    /// Whether the last digit goes on for ever.
    is_endless: bool,
}

impl Code {
    /// The digit at this place.
    pub fn digit(&self, place: usize) -> u8 {
        let beyond = if self.is_endless { self.digits[self.last()] } else { 0 };
        self.digits.get(place).copied().unwrap_or(beyond)
    }

    /// The place of the last digit that is written.
    pub fn last(&self) -> usize {
        self.digits.len() - 1
    }

    /// Whether the last digit goes on for ever.
    pub fn is_endless(&self) -> bool {
        self.is_endless
    }

    /// The most heaps that a move leaves of one.
    pub fn parts(&self) -> usize {
        let all = self.digits.iter().fold(0, |all, digit| all | digit);
        (8 - all.leading_zeros() as usize).saturating_sub(1)
    }
}

impl Display for Code {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        write!(f, "{:x}.", self.digits[0])?;
        self.digits[1..].iter().try_for_each(|digit| write!(f, "{digit:x}"))?;
        if self.is_endless {
            let last = self.digits[self.last()];
            write!(f, "{last:x}{last:x}...")?;
        }
        Ok(())
    }
}

impl Code {
    /// The code that is typed so, such as `0.137` or `4.333...`.
    ///
    /// # Errors
    ///
    /// If it is none.
    pub fn parse(text: &str, language: Language) -> Result<Self, Problem> {
        let error = |english: String, chinese: String| {
            Err(language.problem(
                "rule",
                format!("{english} in the code {text:?}"),
                format!("代码 {text:?} 有误：{chinese}"),
            ))
        };
        let trimmed = text.trim();
        let endless = ["...", "…"].iter().find_map(|dots| trimmed.strip_suffix(dots));
        let written = endless.unwrap_or(trimmed);
        let (whole, behind) = match written.split_once('.') {
            Some(halves) => halves,
            None => {
                return error(
                    "expected a point, as in 0.137".into(),
                    "应有小数点，例如 0.137".into(),
                )
            }
        };
        let mut digits = Vec::new();
        for c in whole.chars().chain(behind.chars()) {
            match c.to_digit(16).and_then(|digit| u8::try_from(digit).ok()) {
                Some(digit) => digits.push(digit),
                None => {
                    return error(
                        format!("expected digits from 0 to 7, or to f, found {c:?}"),
                        format!("应为 0 到 7（或到 f）的数字，实为 {c:?}"),
                    )
                }
            }
        }
        if whole.chars().count() != 1 {
            return error(
                format!("expected one digit before the point, found {whole:?}"),
                format!("小数点前应恰有一位数字，实为 {whole:?}"),
            );
        }
        if digits[0] & 3 != 0 {
            return error(
                format!(
                    "expected 0, 4, 8 or c before the point, as a move that takes nothing has to split the heap, found {whole}"
                ),
                format!("小数点前应为 0、4、8 或 c（不取石子的一步必须分堆），实为 {whole}"),
            );
        }
        if digits.len() > MOST_DIGITS + 1 {
            let found = digits.len() - 1;
            return error(
                format!("expected at most {MOST_DIGITS} digits behind the point, found {found}"),
                format!("小数点后至多 {MOST_DIGITS} 位，实为 {found} 位"),
            );
        }
        let is_endless = endless.is_some();
        if is_endless && (digits.len() < 2 || digits[digits.len() - 1] == 0) {
            return error(
                format!("expected a digit that is not 0 before the dots, found {written}"),
                format!("省略号前应为非零数字，实为 {written}"),
            );
        }
        // Equal digits before the dots say the same as one.
        let same = |digits: &[u8]| {
            digits.len() > 2 && digits[digits.len() - 2] == digits[digits.len() - 1]
        };
        while is_endless && same(&digits) {
            digits.pop();
        }
        while digits.len() > 1 && digits[digits.len() - 1] == 0 {
            digits.pop();
        }
        if digits == [0] {
            return error(
                format!("expected a digit that is not 0, found {written}"),
                format!("应有一位非零数字，实为 {written}"),
            );
        }
        Ok(Code { digits, is_endless })
    }
}
