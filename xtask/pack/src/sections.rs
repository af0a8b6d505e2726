//! The sections of write-ups and statements. Pages have plain headings; here alone stands what they are in each
//! language.

use super::markdown::headings;
use super::Language;
use pulldown_cmark::HeadingLevel;
use std::ops::Range;

/// A section of a write-up or of a statement.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Section {
    /// What a statement says of the input.
    Input,
    /// What it says of the output.
    Output,
    /// What this pack alone says.
    Notes,
    /// A write-up begins with small positions.
    ByHand,
    /// The rules as a program.
    BruteForce,
    /// What one sees in its table.
    Pattern,
    /// What one guesses from that.
    Theorem,
    /// Why it holds.
    Proof,
    /// What to hand in.
    ClosedForm,
    /// The same, where the answer is a loop or a search.
    Program,
    /// The solutions that must fail.
    Mistakes,
    /// Questions, and their answers folded away.
    Exercises,
    /// Where it comes from.
    References,
}

impl Section {
    /// Those of a statement, of which the last one may be missing.
    pub const STATEMENT: [Self; 3] = [Self::Input, Self::Output, Self::Notes];

    /// Those of a write-up.
    pub const WRITE_UP: [Self; 9] = [
        Self::ByHand,
        Self::BruteForce,
        Self::Pattern,
        Self::Theorem,
        Self::Proof,
        Self::ClosedForm,
        Self::Mistakes,
        Self::Exercises,
        Self::References,
    ];

    /// What it is called.
    pub fn heading(self, language: Language) -> &'static str {
        let (english, chinese) = match self {
            Self::Input => ("Input", "输入"),
            Self::Output => ("Output", "输出"),
            Self::Notes => ("Notes", "提示"),
            Self::ByHand => ("Play it by hand", "动手玩一玩"),
            Self::BruteForce => ("Brute force", "暴力"),
            Self::Pattern => ("The pattern", "找规律"),
            Self::Theorem => ("Theorem", "定理"),
            Self::Proof => ("Proof", "证明"),
            Self::ClosedForm => ("Closed form", "结论与代码"),
            Self::Program => ("The program", "程序"),
            Self::Mistakes => ("What goes wrong", "常见错误"),
            Self::Exercises => ("Exercises", "练习"),
            Self::References => ("References", "参考资料"),
        };
        language.choose(english, chinese)
    }

    /// Where it stands in a page, of whatever language: the text below its heading, up to the next one. `None` if it is
    /// not there.
    pub fn find(self, page: &str) -> Option<Range<usize>> {
        let names = Language::ALL.map(|language| self.heading(language));
        let mut all =
            headings(page).into_iter().filter(|heading| heading.level == HeadingLevel::H2);
        let start = all.find(|heading| names.contains(&&*heading.text))?.range.end;
        Some(start..all.next().map_or(page.len(), |next| next.range.start))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_section_ends_at_the_next_heading() {
        let page = "# A\n\n## Input\n\nb\n\n### C\n\n```text\n## Output\n```\n\n## Output\nd\n";
        let found = |section: Section| Some(&page[section.find(page)?]);
        assert_eq!(found(Section::Input), Some("\nb\n\n### C\n\n```text\n## Output\n```\n\n"));
        assert_eq!(found(Section::Output), Some("d\n"));
        assert_eq!(found(Section::Notes), None);
        let page = "## 练习\n\na\n";
        assert_eq!(Section::Exercises.find(page), Some(10..page.len()));
    }
}
