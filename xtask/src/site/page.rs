//! The pages: which file of the pack each is made from, where it is in its book, and what is in it.

use super::formula::mathml;
use super::markdown::{add_with_targets, pieces, without_breaks_in_chinese, Piece};
use super::Language;
use crate::pack::{self, Limits, Metadata, Source};
use crate::Result;
use std::fs;

/// A page, in either language.
#[derive(Clone, PartialEq, Debug)]
pub enum Page {
    Course,
    /// What the pack says of itself.
    Readme,
    /// What one of its folders says of itself, in English only.
    Folder(&'static str),
    Theory(String),
    Statement(String),
    Solution(String),
    Program(String),
}

/// The folders that have a page.
pub const FOLDERS: [&str; 2] = ["testdata", "bench"];

/// A page as mdBook reads it.
#[derive(Default)]
pub struct Text {
    /// Its path in the book.
    pub path: String,
    pub markdown: String,
    /// The files that it links: their paths in the pack and in the book.
    pub files: Vec<(String, String)>,
    /// The links that lead nowhere.
    pub mistakes: Vec<String>,
}

impl Page {
    /// The file that it is made from.
    pub fn source(&self, language: Language) -> String {
        let code = language.code();
        match self {
            Self::Course => {
                format!("problems/README{}", language.choose(".md", ".zh.md"))
            }
            Self::Readme => format!("README{}", language.choose(".md", ".zh.md")),
            Self::Folder(name) => format!("{name}/README.md"),
            Self::Theory(name) => format!("problems/theory/{name}.{code}.md"),
            Self::Statement(id) => format!("problems/{id}/statement/problem.{code}.md"),
            Self::Solution(id) => format!("problems/{id}/solution/solution.{code}.md"),
            Self::Program(id) => format!("problems/{id}/main.rs"),
        }
    }

    /// Its path in each book.
    pub fn path(&self) -> String {
        match self {
            Self::Course => "index.md".to_string(),
            Self::Readme => "pack.md".to_string(),
            Self::Folder(name) => format!("{name}.md"),
            Self::Theory(name) => format!("theory/{name}.md"),
            Self::Statement(id) => format!("{id}/statement.md"),
            Self::Solution(id) => format!("{id}/solution.md"),
            Self::Program(id) => format!("{id}/program.md"),
        }
    }

    /// The problem or the page of theory that it belongs to.
    pub fn unit(&self) -> Option<String> {
        match self {
            Self::Course | Self::Readme | Self::Folder(_) => None,
            Self::Theory(name) => Some(format!("theory/{name}")),
            Self::Statement(id) | Self::Solution(id) | Self::Program(id) => Some(id.clone()),
        }
    }

    /// Makes the page.
    pub fn text(&self, language: Language) -> Result<Text> {
        let source = self.source(language);
        let file = pack::read(&pack::root().join(&source))?;
        let mut page = Text { path: self.path(), ..Text::default() };
        page.markdown = match self {
            Self::Course | Self::Readme | Self::Folder(_) | Self::Theory(_) => {
                page.converted(&file, &source, language)?
            }
            Self::Solution(_) => {
                let text = page.converted(&file, &source, language)?;
                let statement = language.choose("Statement and game", "题面与试玩");
                let program = language.choose("Program", "程序");
                let others = format!(" · [{statement}](statement.md) · [{program}](program.md)");
                below_title(&text, &others).ok_or_else(|| {
                    format!("{source}: no link to the other language below the title")
                })?
            }
            Self::Statement(id) => {
                let text = page.converted(&file, &source, language)?;
                statement(id, &text, language)?
            }
            Self::Program(id) => {
                for ending in ["rs", "c"] {
                    let from = format!("problems/{id}/submissions/accepted/{id}.{ending}");
                    page.files.push((from, format!("{id}/{id}.{ending}")));
                }
                program(id, &file, language)?
            }
        };
        Ok(page)
    }
}

impl Text {
    /// A Markdown file of the pack, with formulas in `MathML` and links that work in the book.
    fn converted(&mut self, file: &str, source: &str, language: Language) -> Result<String> {
        let joined = without_breaks_in_chinese(file);
        let mut text = String::new();
        for piece in pieces(&joined).map_err(|error| format!("{source}: {error}"))? {
            match piece {
                Piece::Code(code) => text += &named(code),
                Piece::Text(prose) => {
                    let target = |link: &str| self.target(link, source, language);
                    add_with_targets(&mut text, prose, target);
                }
                Piece::Formula { before, latex, after, display } => {
                    let told = |error| format!("{source}: ${latex}$: {error}");
                    let mathml = mathml(latex, display).map_err(told)?;
                    text += &if before.is_empty() && after.is_empty() {
                        mathml
                    } else {
                        format!("<span class=\"close\">{before}{mathml}{after}</span>")
                    };
                }
            }
        }
        Ok(text)
    }

    /// Where a link of the file `source` leads in the book. A folder is not there to be looked into.
    fn target(&mut self, link: &str, source: &str, language: Language) -> Option<String> {
        if link.contains("://") || link.starts_with('#') {
            return Some(link.to_string());
        }
        let (path, anchor) = link.find('#').map_or((link, ""), |at| link.split_at(at));
        let file = resolve(source, path).filter(|file| pack::root().join(file).exists());
        let Some(file) = file else {
            self.mistakes.push(format!("{source}: {link} is not there"));
            return None;
        };
        let up = "../".repeat(self.path.matches('/').count());
        if let Some((to, page)) = place(&file) {
            let path = page.path();
            return Some(if to.is_none_or(|to| to == language) {
                format!("{up}{path}{anchor}")
            } else {
                let other = language.other().code();
                format!("{up}../{other}/{}{anchor}", path.replace(".md", ".html"))
            });
        }
        if pack::root().join(&file).is_dir() {
            return None;
        }
        // Browsers show a text where they would store a program.
        let is_picture = [".svg", ".png"].iter().any(|ending| file.ends_with(ending));
        let to = file.strip_prefix("problems/").unwrap_or(&file);
        let to = if is_picture { to.to_string() } else { format!("{to}.txt") };
        self.files.push((file.clone(), to.clone()));
        Some(format!("{up}{to}"))
    }
}

/// The path in the pack that `link` means in the file `source`; none if it leads out of the pack.
pub fn resolve(source: &str, link: &str) -> Option<String> {
    let mut parts: Vec<&str> = source.split('/').collect();
    parts.pop();
    for part in link.trim_end_matches('/').split('/') {
        match part {
            "." => {}
            ".." => {
                parts.pop()?;
            }
            part => parts.push(part),
        }
    }
    Some(parts.join("/"))
}

/// The page that a path of the pack is shown as, and its language if it has one.
pub fn place(path: &str) -> Option<(Option<Language>, Page)> {
    if let Some(name) =
        FOLDERS.iter().find(|name| path == Page::Folder(name).source(Language::English))
    {
        return Some((None, Page::Folder(name)));
    }
    for language in Language::ALL {
        let code = language.code();
        if path == Page::Readme.source(language) {
            return Some((Some(language), Page::Readme));
        }
        let Some(inside) = path.strip_prefix("problems/") else { continue };
        let page = match inside.split('/').collect::<Vec<_>>()[..] {
            [id, "main.rs"] => return Some((None, Page::Program(id.to_string()))),
            [id] if pack::root().join(path).join("problem.yaml").exists() => {
                return Some((None, Page::Statement(id.to_string())));
            }
            ["theory", file] => {
                let name = file.strip_suffix(&format!(".{code}.md"));
                Page::Theory(name.unwrap_or_default().to_string())
            }
            [id, "statement", _] => Page::Statement(id.to_string()),
            [id, "solution", _] => Page::Solution(id.to_string()),
            _ => Page::Course,
        };
        if page.source(language) == path {
            return Some((Some(language), page));
        }
    }
    None
}

/// A block that shows an input or an output: it is a text for mdBook, and has a name for the style sheet.
fn named(code: &str) -> String {
    let is_named = ["```input", "```output"].iter().any(|mark| code.starts_with(mark));
    let name = if is_named { "```text," } else { "```" };
    code.replacen("```", name, 1)
}

/// The link to the same page in the other language, as it stands below each title.
fn twin(path: &str, language: Language) -> String {
    let name = language.choose("中文", "English");
    format!("[{name}](../../{}/{path}.html)", language.other().code())
}

/// Adds links to the line that leads to the other language.
fn below_title(text: &str, links: &str) -> Option<String> {
    let (title, rest) = text.split_once("\n\n")?;
    let (twin, rest) = rest.split_once('\n')?;
    twin.starts_with('[').then(|| format!("{title}\n\n{twin}{links}\n{rest}"))
}

fn statement(id: &str, text: &str, language: Language) -> Result<String> {
    let problem = pack::find(id)?;
    let title = problem.title(language.code());
    let Metadata { source, limits: Limits { time_limit, memory }, .. } = &problem.metadata;
    let judges = source.iter().map(|Source { name, url }| match url {
        Some(url) => format!("[{name}]({url})"),
        None => name.clone(),
    });
    let judges = judges.collect::<Vec<_>>().join(language.choose(", ", "、"));
    let [solution, program, limits, sample, play] = language.choose(
        ["Solution", "Program", "Limits", "Sample", "Play"],
        ["题解", "程序", "限制", "样例", "玩一玩"],
    );
    let head = [
        format!("# {title}"),
        [
            twin(&format!("{id}/statement"), language),
            format!("[{solution}](solution.md)"),
            format!("[{program}](program.md)"),
        ]
        .join(" · "),
        language.choose(
            format!("{judges}. {limits}: {time_limit} s, {memory} MiB."),
            format!("{judges}。{limits}：{time_limit} 秒，{memory} MiB。"),
        ),
    ];
    let mut samples = format!("## {sample}\n");
    let folder = problem.data().join("sample");
    let mut inputs: Vec<_> = fs::read_dir(&folder)?.flatten().map(|entry| entry.path()).collect();
    inputs.retain(|path| path.extension().is_some_and(|ending| ending == "in"));
    inputs.sort();
    for input in inputs {
        let output = pack::read(&input.with_extension("ans"))?;
        for (name, text) in [("input", pack::read(&input)?), ("output", output)] {
            let block = format!("```{name}\n{}\n```", text.trim_end_matches('\n'));
            samples += &format!("\n{}\n", named(&block));
        }
    }
    let game = format!(
        "## {play}\n\n<div class=\"play\" data-game=\"{id}\"></div>\n<script src=\"../../play/play.js\" defer></script>\n"
    );
    Ok([head.join("\n\n"), text.trim_end().to_string(), samples, game].join("\n\n"))
}

fn program(id: &str, code: &str, language: Language) -> Result<String> {
    let problem = pack::find(id)?;
    let title = problem.title(language.code());
    let title = language.choose(format!("# {title}: program"), format!("# {title}：程序"));
    let [statement, solution] =
        language.choose(["Statement and game", "Solution"], ["题面与试玩", "题解"]);
    let twin = twin(&format!("{id}/program"), language);
    let links = format!("{twin} · [{statement}](statement.md) · [{solution}](solution.md)");
    let file = |ending| format!("<a href=\"{id}.{ending}\" download>{id}.{ending}</a>");
    let (rust, c) = (file("rs"), file("c"));
    let text = language.choose(
        format!("Single files to paste into a judge, both made from the program below: {rust} where Rust is taken, {c} where it is not."),
        format!("可直接提交的单个文件，均由下面的程序生成：支持 Rust 的评测用 {rust}，否则用 {c}。"),
    );
    Ok(format!("{title}\n\n{links}\n\n{text}\n\n````rust\n{}\n````\n", code.trim_end()))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_file_of_a_page_has_its_place() {
        for page in [
            Page::Course,
            Page::Readme,
            Page::Theory("mex".to_string()),
            Page::Statement("hdu1846".to_string()),
            Page::Solution("hdu1846".to_string()),
        ] {
            for language in Language::ALL {
                assert_eq!(place(&page.source(language)), Some((Some(language), page.clone())));
            }
        }
        let program = Page::Program("hdu1846".to_string());
        assert_eq!(place("problems/hdu1846/main.rs"), Some((None, program)));
        assert_eq!(place("problems/hdu1846/problem.yaml"), None);
        assert_eq!(place("bench/README.md"), Some((None, Page::Folder("bench"))));
        assert_eq!(place("LICENSE-MIT"), None);
    }

    #[test]
    fn a_formula_that_cannot_be_converted_is_named() {
        let mut page = Text::default();
        let mut converted = |text| page.converted(text, "a.md", Language::English);
        assert_eq!(
            converted("Let ($n$), `$x$`.\n").unwrap(),
            "Let <span class=\"close\">(<math display=\"inline\"><mi>n</mi></math>),</span> `$x$`.\n"
        );
        let error = converted("Let $n$ and $\\nothing$.").unwrap_err().to_string();
        assert!(error.starts_with("a.md: $\\nothing$: "), "{error}");
    }

    #[test]
    fn inputs_and_outputs_are_named() {
        assert_eq!(named("```input\n1\n```\n"), "```text,input\n1\n```\n");
        assert_eq!(named("```rust\n"), "```rust\n");
    }

    #[test]
    fn links_lead_to_the_same_thing_in_the_book() {
        let mut page = Text { path: "hdu1846/solution.md".to_string(), ..Text::default() };
        let mut target =
            |link| page.target(link, "problems/hdu1846/solution/solution.en.md", Language::English);
        for (link, expected) in [
            ("https://example.org/a.md", "https://example.org/a.md"),
            ("#proof", "#proof"),
            ("solution.zh.md", "../../zh/hdu1846/solution.html"),
            ("../../hdu1847/statement/problem.en.md#input", "../hdu1847/statement.md#input"),
            ("../main.rs", "../hdu1846/program.md"),
            ("../../hdu1847/", "../hdu1847/statement.md"),
            ("../problem.yaml", "../hdu1846/problem.yaml.txt"),
            ("../../../README.md#licence", "../pack.md#licence"),
        ] {
            assert_eq!(target(link).as_deref(), Some(expected));
        }
        for wrong in ["../statement", "nowhere.md", "../../../../outside"] {
            assert_eq!(target(wrong), None);
        }
        assert_eq!(page.mistakes.len(), 2); // a folder is none
        assert_eq!(page.files[0].1, "hdu1846/problem.yaml.txt");
    }
}
