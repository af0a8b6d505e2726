//! The languages of the pages.

use serde::{Deserialize, Serialize};
use std::collections::BTreeMap;
use std::fmt::{self, Display, Formatter};
use std::str::FromStr;

/// A language of the pages. It is shown as its code.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug, Deserialize, Serialize)]
pub enum Language {
    /// Every problem has its pages in it.
    #[serde(rename = "en")]
    English,
    /// The simplified one.
    #[serde(rename = "zh")]
    Chinese,
}

/// A text in each language that it is there in.
pub type Texts = BTreeMap<Language, String>;

impl Language {
    /// All of them.
    pub const ALL: [Self; 2] = [Self::English, Self::Chinese];

    /// What names of files have.
    pub fn code(self) -> &'static str {
        self.choose("en", "zh")
    }

    /// What HTML has.
    pub fn tag(self) -> &'static str {
        self.choose("en", "zh-CN")
    }

    /// The value for this language.
    pub fn choose<T>(self, english: T, chinese: T) -> T {
        match self {
            Self::English => english,
            Self::Chinese => chinese,
        }
    }

    /// The other language.
    #[must_use]
    pub fn other(self) -> Self {
        self.choose(Self::Chinese, Self::English)
    }

    /// The text in this language, or in English if it is there in that alone.
    pub fn of(self, texts: &Texts) -> Option<&str> {
        texts.get(&self).or_else(|| texts.get(&Self::English)).map(String::as_str)
    }
}

impl Display for Language {
    fn fmt(&self, f: &mut Formatter) -> fmt::Result {
        f.pad(self.code())
    }
}

impl FromStr for Language {
    type Err = String;

    fn from_str(code: &str) -> Result<Self, String> {
        let language = Self::ALL.into_iter().find(|language| language.code() == code);
        language.ok_or_else(|| "expected en or zh".to_string())
    }
}
