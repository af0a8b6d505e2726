//! `cargo xtask sync`: what is made from the problems' folders, brought up to date.
//!
//! First the lists, in which each problem has lines of its own, by `lists`. Then, unless `--lists` is given, what
//! the code in the folders generates: test data, pictures, the single files for judges, and the code that the pages show.

use crate::{blocks, lists};
use anyhow::ensure;
use itertools::Itertools;
use pack::data::generate;
use pack::{Pack, Result};
use package::bundle;
use std::ffi::OsString;

/// Bring up to date what is made from the problems' folders: lists, test data, pictures, single files. It names each
/// file that it writes.
#[derive(Default, clap::Args)]
pub struct Arguments {
    /// The problems whose files are made, such as hdu1846 or 1846; without any, all of them.
    pub ids: Vec<String>,
    /// The lists alone.
    #[arg(long)]
    pub lists: bool,
    /// Write nothing; fail if something is not up to date.
    #[arg(long)]
    pub check: bool,
}

/// Runs the command. If something cannot be made, it fails when the rest is done, and names all of it.
pub fn command(pack: &Pack, arguments: &Arguments) -> Result<()> {
    let mut results = vec![if arguments.check { self::check(pack) } else { write(pack) }];
    let problems = pack.chosen(&arguments.ids)?;
    if !arguments.lists {
        let chosen = problems.iter().filter(|_| !arguments.ids.is_empty());
        let ids = chosen.map(|problem| problem.id.clone()).collect_vec();
        let words = |flag: Option<&'static str>| {
            ids.iter().map(String::as_str).chain(flag).map(OsString::from).collect_vec()
        };
        let check = arguments.check;
        results.extend([
            generate(pack, "data", &words((!check).then_some("--update"))),
            generate(pack, "figures", &words(check.then_some("--check"))),
            bundle::generate(&problems, check),
            blocks::code(pack, &ids, check),
        ]);
    }
    let failures = results.into_iter().filter_map(Result::err);
    let failures = failures.map(|error| format!("{error:#}")).join("\n");
    ensure!(failures.is_empty(), "{failures}");
    Ok(())
}

/// Fails if a list is not as the folders would have it. The order of its lines is free: after a merge of two branches
/// that each added a problem, all is well.
pub fn check(pack: &Pack) -> Result<()> {
    let mut lists = lists::all(pack)?;
    lists.retain(|(path, text)| {
        let sorted = |text: &str| text.lines().map(String::from).sorted().collect_vec();
        !pack.read(path).is_ok_and(|found| sorted(&found) == sorted(text))
    });
    let names = lists.iter().map(|(path, _)| path).join(", ");
    ensure!(names.is_empty(), "these lists are not as the problems' folders have them: {names}");
    Ok(())
}

fn write(pack: &Pack) -> Result<()> {
    for (path, text) in lists::all(pack)? {
        pack::progress::write(&pack.path(&path), &text)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use lists::MANIFEST;
    use pack::template::Fixture;
    use std::fs;

    const TERMS: &str = "pages: {}\nterms:\n- {name: {en: a, zh: 甲}, also: [b, 乙], page: theory/c, at: {en: d, zh: 丁}, means: {en: e, zh: 戊}}\n- {name: {en: f, zh: f}, also: [], page: d, means: {en: g, zh: 己}}\n";

    /// A fixture with the files that hold lists.
    fn fixture() -> Fixture {
        let fixture = Fixture::new();
        let write = |path: &str, text: &str| fs::write(fixture.pack.path(path), text).unwrap();
        write(MANIFEST, "# Ours.\nbin = [\n]\ntest = [\n]\n\n[package]\n");
        for end in ["md", "zh.md"] {
            write(&format!("README.{end}"), "<!-- judges -->\n<!-- /judges -->\n");
            write(
                &format!("problems/README.{end}"),
                "<!-- map -->\n<!-- /map -->\n<!-- lists -->\n<!-- /lists -->\n\n<!-- stage 2 -->\n<!-- /stage 2 -->\n",
            );
        }
        fs::create_dir(fixture.pack.path("problems/theory")).unwrap();
        write("problems/theory/terms.yaml", TERMS);
        write("problems/lists.yaml", "lists: []\nsame_game: {}\nno_sample: []\n");
        for page in ["glossary.en.md", "glossary.zh.md"] {
            write(&format!("problems/theory/{page}"), "<!-- terms -->\n<!-- /terms -->\n");
        }
        fixture
    }

    #[test]
    fn each_problem_has_lines_of_its_own() {
        let fixture = fixture();
        assert!(check(&fixture.pack).is_err());
        write(&fixture.pack).unwrap();
        check(&fixture.pack).unwrap();
        for path in [MANIFEST, "problems/README.md", "problems/README.zh.md"] {
            let text = fixture.pack.read(path).unwrap();
            for id in Fixture::LESSONS.into_iter().chain([Fixture::PRACTICE]) {
                let link =
                    if path == MANIFEST { format!("\"{id}\"") } else { format!("[{id}]({id}/") };
                let is_named =
                    |line: &&str| line.contains(&link) || line.contains(&format!("]({id}/"));
                assert!(text.lines().any(|line| is_named(&line)), "{path}: {id}");
            }
        }
    }

    #[test]
    fn the_glossary_is_made_of_the_terms() {
        let fixture = fixture();
        write(&fixture.pack).unwrap();
        let page = fixture.pack.read("problems/theory/glossary.zh.md").unwrap();
        assert!(page.contains("| [甲](../theory/c.zh.md#丁) | a | b、乙 | 戊 |\n"), "{page}");
        assert!(page.contains("| [f](../d/solution/solution.zh.md) | f |  | 己 |\n"), "{page}");
        fixture.replace("problems/theory/terms.yaml", "zh: 戊", "zh: 庚");
        assert!(check(&fixture.pack).unwrap_err().to_string().ends_with("glossary.zh.md"));
    }

    #[test]
    fn the_order_of_the_lines_is_free_but_each_is_needed_once() {
        let fixture = fixture();
        write(&fixture.pack).unwrap();
        let text = fixture.pack.read(MANIFEST).unwrap();
        let mut lines: Vec<&str> = text.lines().collect();
        lines.swap(2, 3);
        fs::write(fixture.pack.path(MANIFEST), lines.join("\n") + "\n").unwrap();
        check(&fixture.pack).unwrap();
        lines.insert(2, lines[2]);
        fs::write(fixture.pack.path(MANIFEST), lines.join("\n") + "\n").unwrap();
        assert!(check(&fixture.pack).unwrap_err().to_string().ends_with(MANIFEST));
    }
}
