//! A page in both languages, held against what a test computes.

use crate::{read, root, shown, Language};

/// The months as the English pages spell them.
pub const MONTHS: [&str; 12] = [
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
];

/// Values as in a sentence: `1, 2, 3`.
pub fn listed<T: ToString>(values: impl IntoIterator<Item = T>) -> String {
    values.into_iter().map(|value| value.to_string()).collect::<Vec<_>>().join(", ")
}

/// A page in both languages.
pub struct Pages([(String, String); 2]);

impl Pages {
    /// The theory page of this name, such as `mex`.
    ///
    /// # Panics
    ///
    /// If it cannot be read, as all functions here if a page does not say what it should: they are for
    /// tests.
    #[must_use]
    pub fn theory(name: &str) -> Self {
        Self::read(&format!("problems/theory/{name}"))
    }

    /// The write-up of the problem with this id.
    ///
    /// # Panics
    ///
    /// If it cannot be read.
    #[must_use]
    pub fn write_up(id: &str) -> Self {
        Self::read(&format!("problems/{id}/solution/solution"))
    }

    fn read(path: &str) -> Self {
        Self(Language::ALL.map(|language| {
            let path = root().join(format!("{path}.{language}.md"));
            (shown(&path), read(&path).unwrap())
        }))
    }

    /// That both show a block of text with these lines and no others.
    ///
    /// # Panics
    ///
    /// If one does not.
    #[track_caller]
    pub fn show(&self, table: &str) {
        for (path, page) in &self.0 {
            assert!(
                page.contains(&format!("```text\n{table}```\n")),
                "{path} does not show\n{table}"
            );
        }
    }

    /// That they say this, in English and in Chinese, wherever their lines break.
    ///
    /// # Panics
    ///
    /// If one does not.
    #[track_caller]
    pub fn say(&self, english: &str, chinese: &str) {
        for ((path, page), text) in self.0.iter().zip([english, chinese]) {
            let page = page.split_whitespace().collect::<Vec<_>>().join(" ");
            assert!(page.contains(text), "{path} does not say: {text}");
        }
    }
}
