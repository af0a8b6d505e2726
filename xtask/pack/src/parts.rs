//! What a problem consists of: the files that every problem needs, those that a lesson needs besides, and
//! those that it may have.

use crate::{files_if_any, Problem};

/// A part of a problem.
pub struct Part {
    /// What it is.
    pub name: &'static str,
    /// Its file in the problem's folder, or the beginning of its name, where several may serve; ID stands for
    /// the id.
    pub file: &'static str,
    /// Who needs it.
    pub need: Need,
    /// How many such files there must be at least.
    pub count: usize,
    /// Whether `cargo xtask sync` writes it.
    pub is_generated: bool,
}

/// Who needs a part.
#[derive(Clone, Copy, PartialEq)]
pub enum Need {
    /// Every problem.
    Always,
    /// Every lesson.
    Lesson,
    /// Every problem that has this file.
    With(&'static str),
    /// Nobody.
    Nobody,
}

const fn generated(need: Need, name: &'static str, file: &'static str) -> Part {
    Part { is_generated: true, ..part(need, name, file) }
}

const fn part(need: Need, name: &'static str, file: &'static str) -> Part {
    Part { name, file, need, count: 1, is_generated: false }
}

/// All parts, those that every problem needs first.
pub const PARTS: &[Part] = &[
    part(Need::Always, "program", "main.rs"),
    generated(Need::Always, "single Rust file", "submissions/accepted/ID.rs"),
    part(Need::Always, "official sample", "../../testdata/ID/sample/sample-01.in"),
    part(Need::Lesson, "statement", "statement/problem.en.md"),
    part(Need::Lesson, "write-up", "solution/solution.en.md"),
    part(Need::Always, "plain C program", "submissions/accepted/plain.c"),
    // With these a host that has no Rust can see what its data is worth.
    Part {
        count: 2,
        ..part(Need::Lesson, "wrong solutions in Python", "submissions/wrong_answer/*.py")
    },
    part(Need::Lesson, "inputs to refuse", "../../testdata/ID/invalid_input/*.in"),
    part(Need::Lesson, "generator of its data", "generators/cases.rs"),
    generated(Need::Always, "fingerprint of its data", "../../testdata/ID/fingerprint"),
    generated(Need::With("figure.rs"), "picture", "solution/figure.svg"),
    part(Need::Nobody, "Chinese statement", "statement/problem.zh.md"),
    part(Need::Nobody, "Chinese write-up", "solution/solution.zh.md"),
    part(Need::Nobody, "checker", crate::CHECKER),
    part(Need::Nobody, "figure", "figure.rs"),
    part(Need::Nobody, "game", "game.js"),
    part(Need::Nobody, "tests of its write-up", "write_up.rs"),
];

impl Part {
    /// Its file as seen from the top folder.
    pub fn path(&self, id: &str) -> String {
        let path = self.file.replace("ID", id);
        match path.strip_prefix("../../") {
            Some(path) => path.to_string(),
            None => format!("problems/{id}/{path}"),
        }
    }

    /// Whether a problem must have it.
    pub fn is_needed(&self, problem: &Problem) -> bool {
        match self.need {
            Need::Always => true,
            Need::Lesson => problem.is_lesson(),
            Need::With(file) => problem.has(file),
            Need::Nobody => false,
        }
    }

    /// Whether a problem has it.
    pub fn is_there(&self, problem: &Problem) -> bool {
        let path = problem.pack.path(self.path(&problem.id));
        let name = path.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let Some((start, end)) = name.split_once('*') else { return path.is_file() };
        let folder = path.parent().unwrap_or(&path);
        let files = files_if_any(folder, end.trim_start_matches('.')).unwrap_or_default();
        let is_one = |file: &&std::path::PathBuf| {
            file.file_name().is_some_and(|name| name.to_string_lossy().starts_with(start))
        };
        files.iter().filter(is_one).count() >= self.count
    }
}
