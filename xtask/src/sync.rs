//! `cargo xtask sync`: what is made from the problems' folders, brought up to date.
//!
//! First the lists: the binaries of `problems/Cargo.toml`, the modules in `problems/tests/programs.rs`,
//! `xtask/data/src/registry.rs` and `xtask/src/registry.rs`, and the tables of both READMEs. Then, unless `--lists` is given, what the code in the folders generates: test
//! data, pictures, the single files for judges, and the code that the pages show.

use crate::{bundle, figures, packages, pages};
use anyhow::{ensure, Context};
use itertools::Itertools;
use pack::judges::{judge, shown, Judge, JUDGES};
use pack::markdown::replaced;
use pack::{Language, Problem, Result};
use std::env;
use std::fs;
use std::path::PathBuf;
use std::process::Command;

/// Bring up to date what is made from the problems' folders: lists, test data, pictures, single files.
#[derive(Default, clap::Args)]
pub struct Arguments {
    /// The lists alone.
    #[arg(long)]
    lists: bool,
}

/// Runs the command. Fails on a read or write error, and if something cannot be generated.
pub fn command(arguments: &Arguments) -> Result<()> {
    let stale = stale_lists()?;
    for (path, text) in &stale {
        fs::write(path, text)?;
        println!("wrote {}", pack::shown(path));
    }
    if arguments.lists {
        return Ok(());
    }
    if stale.iter().any(|(path, _)| path.ends_with("registry.rs")) {
        // Only an xtask that is compiled anew knows the modules of a new problem.
        let cargo = env::var_os("CARGO").unwrap_or_else(|| "cargo".into());
        let status =
            Command::new(cargo).args(["xtask", "sync"]).current_dir(pack::root()).status()?;
        ensure!(status.success(), "it could not be run again");
        return Ok(());
    }
    packages::run("data", &[])?;
    figures::write(&pack::problems()?)?;
    bundle::write_stale()?;
    pages::write_code()
}

/// Fails if a list is not as the folders would have it.
pub fn check() -> Result<()> {
    let stale = stale_lists()?;
    let names = stale.iter().map(|(path, _)| pack::shown(path)).join(", ");
    ensure!(stale.is_empty(), "these lists are not as the problems' folders have them: {names}");
    Ok(())
}

/// The files with lists that are not as the folders would have them, with what they should contain.
fn stale_lists() -> Result<Vec<(PathBuf, String)>> {
    let problems = pack::problems()?;
    let course = pack::in_order_of_the_course(pack::problems()?)?;
    let mut files = vec![
        ("problems/Cargo.toml", manifest(&problems)?),
        ("problems/tests/programs.rs", programs(&problems)),
        ("xtask/data/src/registry.rs", registry(&problems, "../../../", &CASES)),
        ("xtask/src/registry.rs", registry(&problems, "../../", &FIGURES)),
    ];
    for language in Language::ALL {
        let readme = language.choose("README.md", "README.zh.md");
        let mut text = pack::read(&pack::root().join(readme))?;
        for (name, table) in
            [("catalogue", catalogue(&course, language)), ("judges", judges(&problems, language))]
        {
            text = replaced(&text, name, &table)
                .with_context(|| format!("{readme} has no <!-- {name} --> and <!-- /{name} -->"))?;
        }
        files.push((readme, text));
    }
    let mut stale = Vec::new();
    for (path, text) in files {
        let path = pack::root().join(path);
        if pack::read(&path).ok().as_ref() != Some(&text) {
            stale.push((path, text));
        }
    }
    Ok(stale)
}

/// `problems/Cargo.toml` with the binaries at its end, below the line that says who writes them.
fn manifest(problems: &[Problem]) -> Result<String> {
    const MARK: &str = "# The binaries are written by `cargo xtask sync`.\n";
    let manifest = pack::read(&pack::root().join("problems/Cargo.toml"))?;
    let (ours, _) = manifest
        .split_once(MARK)
        .with_context(|| format!("problems/Cargo.toml lacks the line {MARK}"))?;
    let binary = |problem: &Problem| {
        let id = &problem.id;
        format!(
            "\n[[bin]]\nname = \"{id}\"\npath = \"{id}/main.rs\"\ntest = false\nbench = false\n"
        )
    };
    Ok(format!("{ours}{MARK}{}", problems.iter().map(binary).collect::<String>()))
}

/// The tests of all programs as one, which is compiled and linked once.
fn programs(problems: &[Problem]) -> String {
    let module = |problem: &Problem| {
        let id = &problem.id;
        format!("#[path = \"../{id}/main.rs\"]\nmod {id};\n")
    };
    format!(
        "//! The tests in the programs, as one binary: linking one for each takes longer than they run.\n\
         //! Written by `cargo xtask sync`.\n\n\
         #![allow(dead_code)] // each has a `main`\n\n{}",
        problems.iter().map(module).collect::<String>()
    )
}

/// What a registry holds.
struct Registry {
    /// The file in each problem's folder.
    file: &'static str,
    /// What the names of its modules end with.
    suffix: &'static str,
    /// The function that it has, the name of the type of that, and where this is from.
    function: [&'static str; 3],
    /// The name of the list, and what is said of it.
    list: [&'static str; 2],
}

const CASES: Registry = Registry {
    file: "generators/cases.rs",
    suffix: "cases",
    function: ["cases", "Cases", "crate"],
    list: ["CASES", "What generates the cases of each problem."],
};

const FIGURES: Registry = Registry {
    file: "figure.rs",
    suffix: "figure",
    function: ["draw", "Draw", "crate::figures::canvas"],
    list: ["FIGURES", "What draws the picture of each problem."],
};

/// A module for each problem that has such a file, and a list of them by their ids. `top` is the way to the
/// top folder.
fn registry(problems: &[Problem], top: &str, registry: &Registry) -> String {
    let problems = problems.iter().filter(|problem| problem.has(registry.file));
    let Registry { file, suffix, function: [function, kind, from], list: [list, said] } = registry;
    let module = |problem: &Problem| {
        let id = &problem.id;
        format!("#[path = \"{top}problems/{id}/{file}\"]\nmod {id}_{suffix};\n")
    };
    let entry = |problem: &Problem| {
        let id = &problem.id;
        format!("    (\"{id}\", {id}_{suffix}::{function}),\n")
    };
    format!(
        "//! Modules in the problems' folders. Written by `cargo xtask sync`.\n\n\
         {}\nuse {from}::{kind};\n\n/// {said}\npub const {list}: &[(&str, {kind})] = &[\n{}];\n",
        problems.clone().map(module).collect::<String>(),
        problems.map(entry).collect::<String>(),
    )
}

/// A table in Markdown.
fn table(head: &[&str], rows: impl IntoIterator<Item = Vec<String>>) -> String {
    let row = |cells: &[String]| format!("| {} |\n", cells.join(" | "));
    let head = row(&head.iter().map(ToString::to_string).collect_vec())
        + &format!("|{}\n", "---|".repeat(head.len()));
    head + &rows.into_iter().map(|cells| row(&cells)).collect::<String>()
}

/// The problems with their games and judges.
fn catalogue(problems: &[Problem], language: Language) -> String {
    let head = language.choose(
        ["program", "statement", "game and write-up", "where to submit"],
        ["程序", "题面", "游戏与题解", "在哪里提交"],
    );
    let row = |problem: &Problem| {
        let id = &problem.id;
        let game = language.of(&problem.metadata.game).unwrap_or_default();
        vec![
            format!("[{id}](problems/{id}/main.rs)"),
            format!("[{}](problems/{id}/statement/problem.{language}.md)", problem.title(language)),
            format!("[{game}](problems/{id}/solution/solution.{language}.md)"),
            places(problem, language),
        ]
    };
    table(&head, problems.iter().map(row))
}

/// Where to submit a problem.
fn places(problem: &Problem, language: Language) -> String {
    let place = |name: &str| {
        let judge = judge(name);
        let takes_rust = judge.is_some_and(|judge| judge.takes_rust);
        if let Some(wrong) = misleading_number(problem, name) {
            let [open, close] = language.choose([" (not ", ")"], ["（不是 ", "）"]);
            return format!("**{name}**{open}{wrong}{close}");
        }
        let rust = language.choose(" (takes Rust)", "（支持 Rust）");
        shown(name, language) + if takes_rust { rust } else { "" }
    };
    let places = problem.judges().into_iter().map(place);
    let elsewhere = language.of(&problem.metadata.elsewhere).map(String::from);
    places.chain(elsewhere).join(language.choose(", ", "，"))
}

/// The number in the id of a problem, if it names the judge of `name` with another number.
fn misleading_number<'a>(problem: &'a Problem, name: &str) -> Option<&'a str> {
    let (judge, number) = name.split_once(' ')?;
    let in_id = problem.id.strip_prefix(&judge.to_lowercase())?;
    (in_id != in_ids(number)).then_some(in_id)
}

/// A number as ids have it: those of Luogu begin with a P, which ids leave out.
fn in_ids(number: &str) -> &str {
    number.strip_prefix('P').unwrap_or(number)
}

/// Judges that take over problems of others.
const OTHERS: [[[&str; 4]; 3]; 2] = [
    [
        ["Codeforces gym", "`ID.rs`", "Rust 2021 or 2024", "where a gym has taken one over"],
        ["QOJ, DMOJ", "`ID.rs`", "Rust", "where a contest has taken one over"],
        ["DOMjudge", "`ID.rs` or `plain.c`", "Rust or C", "on your own server"],
    ],
    [
        ["Codeforces gym", "`ID.rs`", "Rust 2021 或 2024", "搬运过来的题"],
        ["QOJ、DMOJ", "`ID.rs`", "Rust", "搬运过来的题"],
        ["DOMjudge", "`ID.rs` 或 `plain.c`", "Rust 或 C", "你自己的服务器"],
    ],
];

/// What to hand in where, and which problems each judge has.
fn judges(problems: &[Problem], language: Language) -> String {
    let head = language.choose(
        ["judge", "file", "language to choose", "problems of the pack there"],
        ["评测", "文件", "选择的语言", "那里有哪些题"],
    );
    let row = |judge: &Judge| {
        let there = problems.iter().flat_map(|problem| {
            let names = problem.judges().into_iter();
            let number = |name: &str| Some(name.strip_prefix(judge.name[0])?.trim().to_string());
            names.filter_map(number).map(move |number| (number, problem))
        });
        let mut there = there.peekable();
        let show = |(number, problem): (String, &Problem)| {
            let id = &problem.id;
            let short = format!("{}{}", judge.name[0].to_lowercase(), in_ids(&number));
            if *id == number || *id == short {
                return number;
            }
            let [open, close] = language.choose([" (", ")"], ["（", "）"]);
            format!("{number}{open}{id}{close}")
        };
        there.peek()?;
        Some(vec![
            language.choose(judge.name[0], judge.name[1]).to_string(),
            judge.file().to_string(),
            language.choose(judge.language[0], judge.language[1]).to_string(),
            there.sorted_by(|a, b| a.0.cmp(&b.0)).map(show).join(language.choose(", ", "，")),
        ])
    };
    let others = language
        .choose(&OTHERS[0], &OTHERS[1])
        .iter()
        .map(|cells| cells.map(String::from).to_vec());
    table(&head, JUDGES.iter().filter_map(row).chain(others))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_lists_are_in_sync() {
        check().unwrap();
    }

    #[test]
    fn a_number_that_misleads_is_pointed_out() {
        let places = |id| places(&pack::find(id).unwrap(), Language::English);
        assert_eq!(places("hdu2174"), "**HDU 2147** (not 2174)");
        assert_eq!(places("poj1704"), "POJ 1704, Luogu P10507 (takes Rust), AcWing 236");
        assert_eq!(places("luogu2148"), "Luogu P2148 (takes Rust)");
        assert!(places("ferguson").contains("Luogu P2148"));
    }
}
