//! The line at the top of each write-up, as `cargo xtask sync` writes it: where the problem is, what a reader needs to
//! know, the cost, and the bounds that the input keeps here, which are not always those of the judge.

use crate::readme::with_parts;
use anyhow::{Context, Result};
use itertools::Itertools;
use pack::{Bound, Language, Pack, Problem};
use std::collections::BTreeMap;

/// The write-ups of all lessons, in each language that they have, with this line between their marks.
/// Fails if a page has no such marks, or needs a page that is not there.
pub fn pages(pack: &Pack, problems: &[Problem]) -> Result<Vec<(String, String)>> {
    let lessons = problems.iter().filter(|problem| problem.is_lesson());
    let pages = lessons.cartesian_product(Language::ALL);
    let pages = pages.filter(|(lesson, language)| lesson.has(&format!("{SOLUTION}.{language}.md")));
    let page = |(lesson, language): (&Problem, Language)| {
        let path = format!("problems/{}/{SOLUTION}.{language}.md", lesson.id);
        let line = line(lesson, problems, language).with_context(|| path.clone())?;
        with_parts(pack, &path, [("opening".into(), line)])
    };
    pages.map(page).collect()
}

const SOLUTION: &str = "solution/solution";

fn line(lesson: &Problem, problems: &[Problem], language: Language) -> Result<String> {
    let [and, needs, cost] =
        language.choose([", ", "you need ", "cost "], ["、", "前置知识：", "复杂度 "]);
    let metadata = &lesson.metadata;
    let sources = metadata.source.iter().map(|source| source.linked(language)).join(and);
    let needed = metadata.needs.iter().map(|needed| link(problems, needed, lesson, language));
    let needed = needed.collect::<Result<Vec<_>>>()?.join(and);
    let needed = if needed.is_empty() { needed } else { needs.to_string() + &needed };
    let short = metadata.short.as_ref().context("problem.yaml has no short")?;
    let bounds = bounds(&metadata.bounds, language);
    let parts = [sources, needed, format!("{cost}${}$", short.cost), bounds];
    Ok(parts.iter().filter(|part| !part.is_empty()).join(" · ") + "\n")
}

/// A link to a lesson by its id, or to a page of theory by `theory/` and its name.
fn link(problems: &[Problem], needed: &str, by: &Problem, language: Language) -> Result<String> {
    if let Some(name) = needed.strip_prefix("theory/") {
        let page = by.pack.read(format!("problems/theory/{name}.{language}.md"))?;
        let title = page.lines().next().and_then(|line| line.strip_prefix("# "));
        let title = title.with_context(|| format!("needs: {needed} has no heading"))?;
        return Ok(format!("[{title}](../../theory/{name}.{language}.md)"));
    }
    let lesson = problems.iter().find(|problem| problem.id == needed && problem.is_lesson());
    let lesson =
        lesson.with_context(|| format!("needs: {needed} is neither a lesson nor theory/PAGE"))?;
    Ok(format!("[{}](../../{needed}/{SOLUTION}.{language}.md)", lesson.game(language)))
}

/// The bounds as formulas, those that have the same range together, and whose bounds they are: beside the judge's link a
/// reader would take them for the judge's. How many cases there are, judges without a number for it do not say.
fn bounds(bounds: &BTreeMap<String, Bound>, language: Language) -> String {
    let [here, and] = language.choose(["here ", ", "], ["本题集数据 ", "，"]);
    let bounds = bounds.iter().filter(|(name, _)| *name != "cases");
    let formula = |bound: &Bound| {
        let same = bounds.clone().filter(|(_, other)| *other == bound);
        let names = same.map(|(name, _)| name).join(", ").replace("sum ", "\\sum ");
        match bound {
            Bound::Between(least, most) => {
                format!(
                    "${} \\le {names} \\le {}$",
                    number((*least).into()),
                    number((*most).into())
                )
            }
            Bound::UpTo(most) => format!("${names} \\le {}$", number((*most).into())),
        }
    };
    let formulas = bounds.clone().map(|(_, bound)| bound).unique().map(formula).join(and);
    if formulas.is_empty() {
        formulas
    } else {
        here.to_string() + &formulas
    }
}

/// A number in LaTeX, a large one with many zeros as a multiple of a power of ten.
fn number(number: i128) -> String {
    let digits = number.to_string();
    let head = digits.trim_end_matches('0');
    match (head, digits.len() - head.len()) {
        ("1", zeros @ 5..) => format!("10^{{{zeros}}}"),
        (head, zeros @ 5..) if !head.is_empty() => format!("{head} \\cdot 10^{{{zeros}}}"),
        _ => digits,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pack::template::Fixture;

    #[test]
    fn the_line_names_what_a_reader_needs() {
        let fixture = Fixture::new();
        let yaml = "problems/luogu1002/problem.yaml";
        fixture.replace(yaml, "needs: []", "needs: [hdu1001]");
        fixture.replace(yaml, "n: [1, 1000]", "n: [1, 10], sum m: 500000");
        let pages = || pages(&fixture.pack, &fixture.pack.all_problems().unwrap());
        let line = |language: &str| {
            let pages = pages().unwrap();
            let end = format!("luogu1002/solution/solution.{language}.md");
            let (_, page) = pages.into_iter().find(|(path, _)| path.ends_with(&end)).unwrap();
            let (_, rest) = page.split_once("<!-- opening -->\n").unwrap();
            rest.lines().next().unwrap().to_string()
        };
        let english = line("en");
        for part in [
            "[Luogu P1002](",
            " · you need [",
            "](../../hdu1001/solution/solution.en.md) · cost $",
            " · here $1 \\le T, n \\le 10$, $\\sum m \\le 5 \\cdot 10^{5}$",
        ] {
            assert!(english.contains(part), "{part}: {english}");
        }
        let chinese = line("zh");
        for part in ["前置知识：", " · 本题集数据 $1", " 10$，$\\sum"] {
            assert!(chinese.contains(part), "{part}: {chinese}");
        }
        fixture.replace(yaml, "needs: [hdu1001]", "needs: [hdu1009]");
        let error = format!("{:#}", pages().unwrap_err());
        assert!(error.contains("hdu1009"), "{error}");
    }
}
