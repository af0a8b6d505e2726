//! The values of heaps of any size: from a table, by a period that is proved, or by a formula.

use crate::language::Language;
use crate::period::{Period, Periodicity, Repeat};
use crate::position::MOST_MOVES;
use common::subtraction::range_remainder;

/// The values of a game: those of the heaps 0, 1, 2, ..., and the proved pattern of larger ones.
pub struct HeapValues {
    /// The values of the heaps 0, 1, 2, ...
    pub table: Vec<u64>,
    /// What they show and prove.
    pub periodicity: Periodicity,
    pub(crate) formula: Option<Formula>,
}

/// A formula for the values of all heaps that is proved.
///
/// **Theorem.** Let the values of a game with the takes T have the pure period p. Let each take of a larger set S be as
/// large, modulo p, as a smaller one in T. Then the game with the takes S has the same values.
///
/// Proof, by induction. A take s in S leaves of n a heap n - s, and the take t in T with t = s (mod p), t <= s, leaves
/// n - t, which has the same value as it is larger by a multiple of p. So the options of n have the same values in both.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Formula {
    /// Takes of the first to the second number, which is `u64::MAX` if there is no end; from 1 on, by the theorem, with
    /// whatever is larger and no multiple of the period.
    Range(u64, u64),
    /// Takes of the powers of this even number k. They are 1 or -1 modulo k + 1, so that the theorem leaves 1 and k.
    Powers(u64),
    /// Takes of all numbers, with splits after which the multiples of this number change places with those before them;
    /// of none if it is 0. The page of the pack that proves it.
    Swapped(u64, &'static str),
}

impl Formula {
    pub(crate) fn value(self, heap: u64) -> u64 {
        match self {
            Formula::Range(min, max) => range_remainder(heap, min, max) / min,
            Formula::Powers(base) => match heap % (base + 1) {
                rest if rest == base => 2,
                rest => rest % 2,
            },
            Formula::Swapped(period, _) => match heap.checked_rem(period) {
                Some(0) => heap.saturating_sub(1),
                // 2^64 - 1 would be larger by 1 than all numbers.
                Some(rest) if rest + 1 == period => heap.saturating_add(1),
                _ => heap,
            },
        }
    }

    /// Heaps from `least` to `most` that have this value, the largest first: at most as many as moves are listed.
    pub(crate) fn heaps_with(self, value: u64, [least, most]: [u64; 2]) -> Vec<u64> {
        let has_value = |heap: &u64| (least..=most).contains(heap) && self.value(*heap) == value;
        let (min, period) = if let Formula::Range(min, max) = self {
            (min, min.saturating_add(max))
        } else {
            let near = value.saturating_sub(1)..=value.saturating_add(1);
            return near.rev().filter(has_value).collect();
        };
        let first = value.saturating_mul(min);
        let rests = first..first.saturating_add(min).min(period);
        if rests.is_empty() {
            return Vec::new();
        }
        let starts = (least / period..=most / period).rev().map(|times| times * period);
        let heaps =
            starts.flat_map(|start| rests.clone().rev().map(move |rest| start.checked_add(rest)));
        heaps.flatten().filter(has_value).take(MOST_MOVES).collect()
    }

    /// The formula for n, and the page of the book that proves it.
    pub(crate) fn words(self, language: Language) -> (String, String) {
        match self {
            Formula::Range(min, max) => {
                let rest = match min.checked_add(max) {
                    Some(period) if min == 1 => format!("n mod {period}"),
                    Some(period) => format!("(n mod {period})"),
                    None => "n".to_string(),
                };
                let text = if min == 1 { rest } else { format!("⌊{rest} / {min}⌋") };
                (text, "theory/which.html#range".to_string())
            }
            Formula::Powers(base) => {
                let english =
                    format!("2 if r = {base}, or else r mod 2, where r = n mod {}", base + 1);
                let chinese =
                    format!("r = {base} 时为 2，否则为 r mod 2，其中 r = n mod {}", base + 1);
                (language.choose(english, chinese), "theory/which.html#powers-of-two".to_string())
            }
            Formula::Swapped(period, page) => {
                let text = match period {
                    0 => "n".to_string(),
                    _ => language.choose(
                        format!("n; a multiple of {period} and the number before it change places, but for 0"),
                        format!("n；{period} 的正倍数与它前面的数互换"),
                    ),
                };
                (text, page.to_string())
            }
        }
    }
}

impl HeapValues {
    /// The value of a heap, if it is known.
    #[allow(clippy::cast_possible_truncation)] // less than a period of the table
    pub fn of(&self, heap: u64) -> Option<u64> {
        if let Some(formula) = self.formula {
            return Some(formula.value(heap));
        }
        if let Some(&value) = usize::try_from(heap).ok().and_then(|heap| self.table.get(heap)) {
            return Some(value);
        }
        let Repeat { start, length, .. } = self.proved()?;
        Some(self.table[start + ((heap - start as u64) % length as u64) as usize])
    }

    fn proved(&self) -> Option<Repeat> {
        match self.periodicity {
            Periodicity::Proved { repeat, .. } => Some(repeat),
            _ => None,
        }
    }

    /// Of the heaps that a heap is split into all but one may be kept up to this size: what is left has each value that
    /// any has, where a period is proved. For a larger one leaves as much as one that is smaller by the period, with as
    /// many stones more in the largest heap.
    pub(crate) fn largest_split(&self, heap: u64) -> u64 {
        match self.proved() {
            _ if heap < self.table.len() as u64 => u64::MAX,
            Some(Repeat { start, length, .. }) => (start + length) as u64,
            None => 1000,
        }
    }

    /// The pattern of large heaps.
    pub(crate) fn period(&self, language: Language) -> Period {
        let (text, page) = match self.formula {
            Some(formula) => formula.words(language),
            None => return Period::of_table(self.periodicity, &self.table, 0),
        };
        Period::Formula { text, page }
    }
}
