//! The pages: the file of the pack that each is made from, its path in the book, and its content.

use super::formula::mathml;
use super::markdown::{convert, join_chinese_lines};
use super::Language;
use crate::Result;
use pack::{Limits, Metadata, Source};
use std::fs;

/// A page, regardless of its language.
#[derive(Clone, PartialEq, Debug)]
pub enum Page {
    /// The course.
    Course,
    /// The README of the pack.
    Readme,
    /// The README of one of [`FOLDERS`], in English only.
    Folder(&'static str),
    /// A page of theory, by name.
    Theory(String),
    /// The statement of a problem, by id, with samples and a game.
    Statement(String),
    /// The write-up of a problem, by id.
    Solution(String),
    /// The program of a problem, by id.
    Program(String),
}

/// The folders whose READMEs are pages.
pub const FOLDERS: [&str; 3] = ["testdata", "bench", "xtask/wasm-to-c"];

/// A page as mdBook reads it.
#[derive(Default)]
pub struct RenderedPage {
    /// The path in the book.
    pub path: String,
    pub markdown: String,
    /// The linked files that are not pages: their paths in the pack and in the book.
    pub files: Vec<(String, String)>,
    /// Broken links.
    pub errors: Vec<String>,
}

impl Page {
    /// The path in the pack of the file that the page is made from.
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

    /// The path in the book, the same in both languages.
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

    /// The folder of the chapter that the page belongs to: `ID` or `theory/NAME`.
    pub fn chapter_folder(&self) -> Option<String> {
        match self {
            Self::Course | Self::Readme | Self::Folder(_) => None,
            Self::Theory(name) => Some(format!("theory/{name}")),
            Self::Statement(id) | Self::Solution(id) | Self::Program(id) => Some(id.clone()),
        }
    }

    /// Renders the page. Fails if its file cannot be read or has an invalid formula; broken links are
    /// collected in the result.
    pub fn render(&self, language: Language) -> Result<RenderedPage> {
        let source = self.source(language);
        let file = pack::read(&pack::root().join(&source))?;
        let mut page = RenderedPage { path: self.path(), ..RenderedPage::default() };
        page.markdown = match self {
            Self::Course | Self::Readme | Self::Folder(_) | Self::Theory(_) => {
                page.convert(&file, &source, language)?
            }
            Self::Solution(_) => {
                let text = page.convert(&file, &source, language)?;
                let statement = language.choose("Statement and game", "题面与试玩");
                let program = language.choose("Program", "程序");
                let others = format!(" · [{statement}](statement.md) · [{program}](program.md)");
                add_links_below_title(&text, &others).ok_or_else(|| {
                    format!("{source}: no link to the other language below the title")
                })?
            }
            Self::Statement(id) => {
                page.files.push((format!("problems/{id}/game.js"), format!("{id}/game.js")));
                let text = page.convert(&file, &source, language)?;
                statement_page(id, &text, language)?
            }
            Self::Program(id) => {
                for ending in ["rs", "c"] {
                    let from = format!("problems/{id}/submissions/accepted/{id}.{ending}");
                    page.files.push((from, format!("{id}/{id}.{ending}")));
                }
                program_page(id, &file, language)?
            }
        };
        Ok(page)
    }
}

impl RenderedPage {
    /// Converts a Markdown file of the pack: formulas to `MathML`, links to those of the book.
    /// `source` is the path of the file.
    fn convert(&mut self, file: &str, source: &str, language: Language) -> Result<String> {
        let formula = |latex: &str, display| {
            mathml(latex, display).map_err(|error| format!("${latex}$: {error}").into())
        };
        let target = |link: &str| self.link_target(link, source, language);
        convert(&join_chinese_lines(file), formula, target)
            .map_err(|error| format!("{source}: {error}").into())
    }

    /// The target in the book of a link in the file `source`. `None` for a folder, which the book
    /// cannot show, and for a broken link, which is added to the errors.
    fn link_target(&mut self, link: &str, source: &str, language: Language) -> Option<String> {
        if link.contains("://") || link.starts_with('#') {
            return Some(link.to_string());
        }
        let (path, anchor) = link.find('#').map_or((link, ""), |at| link.split_at(at));
        let file = resolve(source, path).filter(|file| pack::root().join(file).exists());
        let Some(file) = file else {
            self.errors.push(format!("{source}: {link} is not there"));
            return None;
        };
        let up = "../".repeat(self.path.matches('/').count());
        if let Some((to, page)) = page_of_path(&file) {
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
        // With the extension .txt, browsers show a file that they would download otherwise.
        let is_picture = [".svg", ".png"].iter().any(|ending| file.ends_with(ending));
        let to = file.strip_prefix("problems/").unwrap_or(&file);
        let to = if is_picture { to.to_string() } else { format!("{to}.txt") };
        self.files.push((file.clone(), to.clone()));
        Some(format!("{up}{to}"))
    }
}

/// The path in the pack of a relative link in the file `source`; `None` if it leads out of the pack.
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

/// The page that shows a file or folder of the pack, and its language unless that is the same file
/// in both.
pub fn page_of_path(path: &str) -> Option<(Option<Language>, Page)> {
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

/// The link to the same page in the other language.
fn translation_link(path: &str, language: Language) -> String {
    let name = language.choose("中文", "English");
    format!("[{name}](../../{}/{path}.html)", language.other().code())
}

/// Appends `links` to the line below the title, which must start with the link to the other language;
/// `None` if it does not.
fn add_links_below_title(text: &str, links: &str) -> Option<String> {
    let (title, rest) = text.split_once("\n\n")?;
    let (translation, rest) = rest.split_once('\n')?;
    translation.starts_with('[').then(|| format!("{title}\n\n{translation}{links}\n{rest}"))
}

/// The statement with title, judges, limits, samples and the game.
fn statement_page(id: &str, text: &str, language: Language) -> Result<String> {
    let problem = pack::find(id)?;
    let title = problem.heading(language.code());
    let Metadata { source, limits: Limits { time_limit, memory }, .. } = &problem.metadata;
    let judges = source.iter().map(|Source { name, url }| match url {
        Some(url) => format!("[{name}]({url})"),
        None => name.clone(),
    });
    let judges = judges.collect::<Vec<_>>().join(language.choose(", ", "、"));
    let [solution, program, limits, sample] = language
        .choose(["Solution", "Program", "Limits", "Sample"], ["题解", "程序", "限制", "样例"]);
    let head = [
        format!("# {title}"),
        [
            translation_link(&format!("{id}/statement"), language),
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
            samples += &format!("\n```text,{name}\n{}\n```\n", text.trim_end_matches('\n'));
        }
    }
    let game = super::play::sections(id, language)?;
    Ok([head.join("\n\n"), text.trim_end().to_string(), samples, game].join("\n\n"))
}

/// The program, with links to the single files made from it.
fn program_page(id: &str, code: &str, language: Language) -> Result<String> {
    let problem = pack::find(id)?;
    let title = problem.heading(language.code());
    let title = language.choose(format!("# {title}: program"), format!("# {title}：程序"));
    let [statement, solution] =
        language.choose(["Statement and game", "Solution"], ["题面与试玩", "题解"]);
    let translation = translation_link(&format!("{id}/program"), language);
    let links = format!("{translation} · [{statement}](statement.md) · [{solution}](solution.md)");
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
    fn the_source_of_every_page_is_found() {
        for page in [
            Page::Course,
            Page::Readme,
            Page::Theory("mex".to_string()),
            Page::Statement("hdu1846".to_string()),
            Page::Solution("hdu1846".to_string()),
        ] {
            for language in Language::ALL {
                assert_eq!(
                    page_of_path(&page.source(language)),
                    Some((Some(language), page.clone()))
                );
            }
        }
        let program = Page::Program("hdu1846".to_string());
        assert_eq!(page_of_path("problems/hdu1846/main.rs"), Some((None, program)));
        assert_eq!(page_of_path("problems/hdu1846/problem.yaml"), None);
        assert_eq!(page_of_path("bench/README.md"), Some((None, Page::Folder("bench"))));
        assert_eq!(page_of_path("LICENSE-MIT"), None);
    }

    #[test]
    fn the_error_names_the_invalid_formula() {
        let mut page = RenderedPage::default();
        let mut convert = |text| page.convert(text, "a.md", Language::English);
        assert_eq!(
            convert("Let ($n$), `$x$`.\n").unwrap(),
            "Let <span class=\"close\">(<math display=\"inline\"><mi>n</mi></math>),</span> `$x$`.\n"
        );
        let error = convert("Let $n$ and $\\nothing$.").unwrap_err().to_string();
        assert!(error.starts_with("a.md: $\\nothing$: "), "{error}");
    }

    #[test]
    fn links_are_translated_to_the_book() {
        let mut page =
            RenderedPage { path: "hdu1846/solution.md".to_string(), ..RenderedPage::default() };
        let mut target = |link| {
            page.link_target(link, "problems/hdu1846/solution/solution.en.md", Language::English)
        };
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
        assert_eq!(page.errors.len(), 2); // the link to a folder is not an error
        assert_eq!(page.files[0].1, "hdu1846/problem.yaml.txt");
    }
}
