//! What to hand in to which judge.

use crate::Language;

/// A judge that the pack has problems of.
pub struct Judge {
    /// Its name, with which the names of its problems begin, in English and Chinese.
    pub name: [&'static str; 2],
    /// Whether it takes Rust.
    pub takes_rust: bool,
    /// The language to choose there, in English and Chinese.
    pub language: [&'static str; 2],
}

/// The judges that the pack has problems of, or may have.
pub const JUDGES: [Judge; 6] = [
    Judge { name: ["HDU", "HDU"], takes_rust: false, language: ["GCC or G++", "GCC 或 G++"] },
    Judge { name: ["POJ", "POJ"], takes_rust: false, language: ["GCC or G++", "GCC 或 G++"] },
    Judge { name: ["Luogu", "洛谷"], takes_rust: true, language: ["Rust", "Rust"] },
    Judge { name: ["Kattis", "Kattis"], takes_rust: true, language: ["Rust", "Rust"] },
    Judge { name: ["AtCoder", "AtCoder"], takes_rust: true, language: ["Rust", "Rust"] },
    Judge { name: ["CSES", "CSES"], takes_rust: true, language: ["Rust", "Rust"] },
];

impl Judge {
    /// The file to hand in, as Markdown.
    #[must_use]
    pub fn file(&self) -> &'static str {
        if self.takes_rust {
            "`ID.rs`"
        } else {
            "`plain.c`"
        }
    }
}

/// The judge of a problem such as `HDU 1846`.
#[must_use]
pub fn judge(name: &str) -> Option<&'static Judge> {
    JUDGES.iter().find(|judge| name.starts_with(judge.name[0]))
}

/// The name of a problem of a judge: `Luogu P2148`, `洛谷 P2148`.
#[must_use]
pub fn shown(name: &str, language: Language) -> String {
    let [english, chinese] = judge(name).map_or(["", ""], |judge| judge.name);
    name.replacen(english, language.choose(english, chinese), 1)
}
