//! The text of a practice problem: a task, a hint and an answer. In English it is the comment at the top of the program,
//! in Chinese `reason` of `problem.yaml`.

use crate::{read, Language, Problem, Result, Section};
use anyhow::{ensure, Context};

/// The text of a practice problem, in Markdown.
pub struct Practice {
    /// The file that has it, as seen from the top folder.
    pub source: String,
    /// The language that it is in.
    pub language: Language,
    /// The rules, the input and the output.
    pub task: String,
    /// The same with the headings of a lesson's statement.
    pub statement: String,
    /// One line, without its name.
    pub hint: String,
    /// The theorem, and all that follows it.
    pub answer: String,
}

impl Problem {
    /// Its text in this language, or in English if it has no other. Fails if a part is missing.
    pub fn practice(&self, language: Language) -> Result<Practice> {
        let reason = self.metadata.reason.clone().filter(|_| language == Language::Chinese);
        let (file, language, text) = match reason {
            Some(reason) => ("problem.yaml", Language::Chinese, reason),
            None => ("main.rs", Language::English, head(&read(&self.folder().join("main.rs"))?).0),
        };
        let source = format!("problems/{}/{file}", self.id);
        let cut = |text: &str, name: &str| {
            let parts = text.split_once(name);
            let name = name.trim_start();
            let (before, after) = parts.with_context(|| format!("{source}: no part {name}"))?;
            Ok::<_, anyhow::Error>((before.trim_end().to_string(), after.trim_start().to_string()))
        };
        let [input, output, hint, theorem] = language.choose(
            ["\n\n**Input.**", "**Output.**", "\n\n**Hint.**", "\n\n**Theorem.**"],
            ["\n\n**输入。**", "**输出。**", "\n\n**提示。**", "\n\n**定理。**"],
        );
        let (task, rest) = cut(&text, hint)?;
        ensure!(!task.contains("]("), "{source}: a link above the hint, which no package can have");
        let (hint, answer) = cut(&rest, theorem)?;
        let (hint, answer) =
            (hint.replace('\n', " "), format!("{} {answer}", theorem.trim_start()));
        let (rules, rest) = cut(&task, input)?;
        let (input, output) = cut(&rest, output)?;
        let [of_input, of_output] =
            [Section::Input, Section::Output].map(|section| section.heading(language));
        let statement =
            format!("{rules}\n\n## {of_input}\n\n{input}\n\n## {of_output}\n\n{output}\n");
        Ok(Practice { source, language, task, statement, hint, answer })
    }
}

/// The comment at the top of a program without its title, as Markdown, and the rest of the program.
pub fn head(code: &str) -> (String, String) {
    let is_comment = |line: &&str| line.starts_with("//!");
    let comment = code.lines().take_while(is_comment);
    let lines = comment.map(|line| line[3..].strip_prefix(' ').unwrap_or(&line[3..]));
    let head = lines.skip_while(|line| line.starts_with("# ")).collect::<Vec<_>>().join("\n");
    let rest = code.lines().skip_while(is_comment).collect::<Vec<_>>().join("\n");
    (head.trim().to_string(), rest)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::template::Fixture;

    #[test]
    fn a_text_is_cut_into_its_parts() {
        let fixture = Fixture::new();
        let [main, yaml] = ["main.rs", "problem.yaml"]
            .map(|file| format!("problems/{}/{file}", Fixture::PRACTICE));
        let in_chinese = || fixture.problem(Fixture::PRACTICE).practice(Language::Chinese);
        let practice = in_chinese().unwrap();
        assert_eq!((practice.language, &practice.source), (Language::English, &main));
        assert!(practice.task.starts_with("TODO: ") && practice.task.contains("**Output.**"));
        assert!(practice.hint.starts_with("TODO") && !practice.hint.contains('\n'));
        assert!(practice.answer.starts_with("**Theorem.** TODO"));
        let reason = "reason: |\n  一。\n\n  **输入。** 零。**输出。** 一。\n\n  **提示。** 二。\n\n  **定理。** 三。\n\n  **证明。** 四。\nlesson:";
        fixture.replace(&yaml, "lesson:", reason);
        let practice = in_chinese().unwrap();
        assert_eq!((practice.language, &practice.source), (Language::Chinese, &yaml));
        assert_eq!(practice.statement, "一。\n\n## 输入\n\n零。\n\n## 输出\n\n一。\n");
        let parts = [practice.task, practice.hint, practice.answer];
        assert_eq!(
            parts,
            [
                "一。\n\n**输入。** 零。**输出。** 一。",
                "二。",
                "**定理。** 三。\n\n**证明。** 四。\n"
            ]
        );
        for (old, new, fault) in [
            ("一。", "[一](二.md)。", "a link above the hint, which no package can have"),
            ("**定理。**", "定理：", "no part **定理。**"),
        ] {
            fixture.replace(&yaml, old, new);
            let message = format!("{:#}", in_chinese().err().unwrap());
            assert_eq!(message, format!("{yaml}: {fault}"));
            fixture.replace(&yaml, new, old);
        }
    }
}
