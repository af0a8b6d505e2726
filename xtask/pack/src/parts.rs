//! What a problem consists of: the files that every problem needs, those that a lesson needs besides, and
//! those that it may have.

use crate::{files_if_any, Problem};

/// A part of a problem.
pub struct Part {
    /// What it is.
    pub name: &'static str,
    /// Its file in the problem's folder, of any name where `*` stands; ID stands for the id.
    pub file: &'static str,
    /// Whether a problem must have it.
    pub is_needed: fn(&Problem) -> bool,
    /// How many such files there must be at least.
    pub count: usize,
    /// Whether `cargo xtask sync` writes it.
    pub is_generated: bool,
}

type Need = fn(&Problem) -> bool;

const ALWAYS: Need = |_| true;
const LESSON: Need = Problem::is_lesson;
const WITH_FIGURE: Need = |problem| problem.has("figure.rs");
const NEVER: Need = |_| false;

const fn generated(is_needed: Need, name: &'static str, file: &'static str) -> Part {
    Part { is_generated: true, ..part(is_needed, name, file) }
}

const fn part(is_needed: Need, name: &'static str, file: &'static str) -> Part {
    Part { name, file, is_needed, count: 1, is_generated: false }
}

/// All parts, those that every problem needs first.
pub const PARTS: &[Part] = &[
    part(ALWAYS, "program", "main.rs"),
    generated(ALWAYS, "single Rust file", "submissions/accepted/ID.rs"),
    part(ALWAYS, "official sample", "../../testdata/ID/sample/sample-01.in"),
    part(LESSON, "statement", "statement/problem.en.md"),
    part(LESSON, "write-up", "solution/solution.en.md"),
    part(ALWAYS, "plain C program", "submissions/accepted/plain.c"),
    // With these a host that has no Rust can see what its data is worth.
    Part { count: 2, ..part(LESSON, "wrong solutions in Python", "submissions/wrong_answer/*.py") },
    part(LESSON, "inputs to refuse", "../../testdata/ID/invalid_input/*.in"),
    part(LESSON, "generator of its data", "generators/cases.rs"),
    generated(ALWAYS, "fingerprint of its data", "../../testdata/ID/fingerprint"),
    generated(WITH_FIGURE, "picture", "solution/figure.svg"),
    part(NEVER, "Chinese statement", "statement/problem.zh.md"),
    part(NEVER, "Chinese write-up", "solution/solution.zh.md"),
    part(NEVER, "checker", crate::CHECKER),
    part(NEVER, "figure", "figure.rs"),
    part(NEVER, "game", "game.js"),
    part(NEVER, "tests of its write-up", "write_up.rs"),
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

    /// Whether a problem has it.
    pub fn is_there(&self, problem: &Problem) -> bool {
        let path = problem.pack.path(self.path(&problem.id));
        if path.file_stem().is_none_or(|stem| stem != "*") {
            return path.is_file();
        }
        let (folder, end) = (path.parent().unwrap_or(&path), path.extension().unwrap_or_default());
        files_if_any(folder, &end.to_string_lossy()).is_ok_and(|files| files.len() >= self.count)
    }
}
