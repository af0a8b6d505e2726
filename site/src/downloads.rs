//! What can be downloaded or printed: the packages for judges, of a problem and of several, which the page puts together from the
//! files that [`packages`](super::packages) writes; and the statement on paper.

use super::files::copy;
use super::packages::FOLDER;
use super::rendered::RenderedPage;
use super::sources::Sources;
use super::templates::render;
use anyhow::Context;
use pack::{Language, Pack, Problem, Result};
use serde_json::json;
use std::collections::BTreeMap;
use std::path::Path;

/// Where the parts of the packages are in the site.
const IN_SITE: &str = "packages";

/// What the files of the packages of all lessons are called.
const ALL: &str = "impartial-games";

/// What puts them together.
const SCRIPT: &str = "packages.js";

/// A format: the systems that read it, in both languages, its name if that is another, what its packages are called, and
/// how the files lie in one.
struct Format {
    systems: [&'static str; 2],
    name: [&'static str; 2],
    /// The package in `sizes.json`, and how its file is called, where NAME stands for the problem.
    packages: &'static [[&'static str; 2]],
    /// How the files of one problem lie, and those of all: see `packages.js`.
    layouts: [&'static str; 2],
}

const FORMATS: [Format; 7] = [
    Format {
        systems: ["DOMjudge, Kattis", "DOMjudge、Kattis"],
        name: ["ICPC legacy"; 2],
        // Kattis takes the name of the file for that of the problem.
        packages: &[["legacy", "NAME.zip"]],
        layouts: ["top", "zips"],
    },
    Format {
        systems: ["BAPCtools"; 2],
        name: ["ICPC 2025-09"; 2],
        packages: &[["2025-09", "NAME-2025-09.zip"]],
        layouts: ["top", "folders"],
    },
    Format {
        systems: ["HUSTOJ, HOJ, QDUOJ, Hydro", "HUSTOJ、HOJ、QDUOJ、Hydro"],
        name: ["FPS XML"; 2],
        packages: &[["fps.en", "NAME.en.xml"], ["fps.zh", "NAME.zh.xml"]],
        layouts: ["document", "document"],
    },
    Format {
        systems: ["QDUOJ"; 2],
        name: [""; 2],
        packages: &[["qduoj.en", "NAME-qduoj.en.zip"], ["qduoj.zh", "NAME-qduoj.zh.zip"]],
        layouts: ["numbers", "numbers"],
    },
    Format {
        systems: ["Hydro"; 2],
        name: [""; 2],
        packages: &[["hydro", "NAME-hydro.zip"]],
        layouts: ["folders", "folders"],
    },
    Format {
        systems: ["DMOJ"; 2],
        name: [""; 2],
        packages: &[["dmoj", "NAME-dmoj.zip"]],
        layouts: ["top", "folders"],
    },
    Format {
        systems: ["Any other, or none", "其他系统，或不用系统"],
        name: ["the data alone", "只有数据"],
        packages: &[["data", "NAME-data.zip"]],
        layouts: ["top", "folders"],
    },
];

/// The part of a problem's page about it.
pub fn section(page: &mut RenderedPage, problem: &Problem, language: Language) -> Result<String> {
    page.scripts.push(SCRIPT);
    let [sheet, answers] = super::sheets::paths(&problem.id);
    let sheets = language.choose(
        format!(
            "For the class [a sheet to print](../{sheet}), and [one with answers](../{answers})."
        ),
        format!("上课用的[练习单](../{sheet})和[参考答案](../{answers})，可以打印。"),
    );
    let packages = list(&[problem], None, language)?;
    let sheets = problem.is_lesson().then_some(sheets);
    Ok(render("take", language, &json!({ "sheets": sheets, "packages": packages }))? + "\n")
}

/// The packages of all lessons, for a page in the folder of a book.
pub fn of_all(page: &mut RenderedPage, language: Language) -> Result<String> {
    let lessons = page.sources.problems.iter().filter(|problem| problem.is_lesson());
    let mut lessons: Vec<&Problem> = lessons.collect();
    lessons.sort_by_key(|problem| &problem.id); // as `cargo xtask package` has them
    of_some(page, &lessons, ALL, language)
}

/// The packages of some problems together, whose files have this name, for a page in the folder of a book.
pub fn of_some(
    page: &mut RenderedPage,
    problems: &[&Problem],
    name: &str,
    language: Language,
) -> Result<String> {
    page.scripts.push(SCRIPT);
    let list = list(problems, Some(name), language)?;
    Ok(format!("<div class=\"packages\">\n\n{list}\n</div>\n"))
}

/// The size of each package of each problem in bytes, and how many files it has.
type Sizes = BTreeMap<String, BTreeMap<String, [u64; 2]>>;

/// The packages of one problem, or those of several together, whose files have a `name`; [`ALL`] for all lessons.
fn list(problems: &[&Problem], name: Option<&str>, language: Language) -> Result<String> {
    let is_one = name.is_none();
    let pack: &Pack = &problems.first().context("no problems")?.pack;
    let sizes: Sizes = serde_json::from_str(&pack.read(format!("{FOLDER}/sizes.json"))?)?;
    let ids = problems.iter().map(|problem| problem.id.as_str()).collect::<Vec<_>>().join(" ");
    let and = language.choose(", ", "、");
    let named = |problems: &[&Problem]| {
        let name = |problem: &&Problem| format!("{} {}", problem.id, problem.title(language));
        problems.iter().map(name).collect::<Vec<_>>().join(and)
    };
    let mut formats = Vec::new();
    for format in &FORMATS {
        let mut files = Vec::new();
        let mut left_out = Vec::new();
        for [package, file] in format.packages {
            // A problem with a checker is not in all formats.
            let (packed, others): (Vec<&Problem>, _) =
                problems.iter().partition(|problem| sizes[&problem.id].contains_key(*package));
            if packed.is_empty() {
                continue;
            }
            left_out = others;
            let layout = format.layouts[usize::from(!is_one)];
            let size = packed.iter().map(|problem| {
                let [bytes, files] = sizes[&problem.id][*package];
                // In a folder of its problem each file has a longer path, in two headers.
                let in_folder = if layout == "folders" { problem.id.len() as u64 + 1 } else { 0 };
                bytes + 2 * files * in_folder
            });
            let mut file = file.replace("NAME", name.unwrap_or(&ids));
            if !is_one && *package == "legacy" {
                file = file.replace(".zip", "-legacy.zip"); // here the name means nothing
            }
            let path = (is_one && *package == "data").then(|| format!("../../{IN_SITE}/{file}"));
            files.push(json!({
                "name": file,
                "path": path,
                "package": package,
                "layout": layout,
                "size": shown_size(size.sum()),
            }));
        }
        if !files.is_empty() {
            let [systems, name] = [format.systems, format.name]
                .map(|[english, chinese]| language.choose(english, chinese));
            let left_out = named(&left_out);
            formats.push(
                json!({ "systems": systems, "name": name, "files": files, "left_out": left_out }),
            );
        }
    }
    let holds = match name {
        None => String::new(),
        Some(ALL) => language
            .choose(format!("{} lessons", problems.len()), format!("{} 道例题", problems.len())),
        Some(_) => named(problems),
    };
    let values = json!({ "ids": ids, "holds": holds, "formats": formats });
    Ok(render("packages", language, &values)? + "\n")
}

/// Bytes, for people.
fn shown_size(bytes: u64) -> String {
    if bytes < 1_000_000 {
        return format!("{}&nbsp;kB", bytes.div_ceil(1000));
    }
    let hundredths = (bytes + 5000) / 10_000;
    format!("{}.{:02}&nbsp;MB", hundredths / 100, hundredths % 100)
}

/// Copies the parts of the packages.
pub fn copy_files(sources: &Sources, site: &Path, errors: &mut Vec<String>) -> Result<()> {
    for path in pack::files_if_any(&sources.pack.path(FOLDER), "zip")? {
        let name = path.file_name().context("no name")?;
        copy(&path, &site.join(IN_SITE).join(name), errors)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_short() {
        assert_eq!(shown_size(1), "1&nbsp;kB");
        assert_eq!(shown_size(999_001), "1000&nbsp;kB");
        assert_eq!(shown_size(15_678_901), "15.68&nbsp;MB");
    }
}
