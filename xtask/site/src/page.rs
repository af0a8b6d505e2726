//! The pages: the file of the pack that each is made from, its path in the book, and its content.

use super::contents::map;
use super::formula::mathml;
use super::markdown::{convert, join_chinese_lines};
use super::Language;
use anyhow::Context;
use pack::judges::{judge, shown};
use pack::{Limits, Metadata, Problem, Result, Source};

/// A page, regardless of its language.
#[derive(Clone, PartialEq, Debug)]
pub enum Page {
    /// The front page of the book.
    Home,
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
            Self::Home | Self::Readme => format!("README{}", language.choose(".md", ".zh.md")),
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
            Self::Home => "index.md".to_string(),
            Self::Course => "course.md".to_string(),
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
            Self::Home | Self::Course | Self::Readme | Self::Folder(_) => None,
            Self::Theory(name) => Some(format!("theory/{name}")),
            Self::Statement(id) | Self::Solution(id) | Self::Program(id) => Some(id.clone()),
        }
    }

    /// Whether the search covers it: prose, and not what repeats it.
    pub fn is_searched(&self) -> bool {
        !matches!(self, Self::Home | Self::Readme | Self::Folder(_) | Self::Program(_))
    }

    /// Renders the page. Fails if its file cannot be read or has an invalid formula; broken links are
    /// collected in the result.
    pub fn render(&self, language: Language) -> Result<RenderedPage> {
        let source = self.source(language);
        let file = pack::read(&pack::root().join(&source))?;
        let mut page = RenderedPage { path: self.path(), ..RenderedPage::default() };
        page.markdown = match self {
            Self::Home => home_page(&mut page, &file, language)?,
            Self::Course | Self::Readme | Self::Folder(_) | Self::Theory(_) | Self::Solution(_) => {
                without_translation_link(&page.convert(&file, &source, language)?)
            }
            Self::Statement(id) => {
                page.files.push((format!("problems/{id}/game.js"), format!("{id}/game.js")));
                let text = page.convert(&file, &source, language)?;
                statement_page(&pack::find(id)?, &text, language)?
            }
            Self::Program(id) => program_page(&mut page, &pack::find(id)?, &file, language)?,
        };
        Ok(page)
    }
}

impl RenderedPage {
    /// Converts a Markdown file of the pack: formulas to `MathML`, links to those of the book.
    /// `source` is the path of the file.
    fn convert(&mut self, file: &str, source: &str, language: Language) -> Result<String> {
        let formula =
            |latex: &str, display| mathml(latex, display).with_context(|| format!("${latex}$"));
        let target = |link: &str| self.link_target(link, source, language);
        convert(&join_chinese_lines(file), formula, target).with_context(|| source.to_string())
    }

    /// The target in the book of a link in the file `source`. `None` for a folder, which the book
    /// cannot show, and for a broken link, which is added to the errors.
    fn link_target(&mut self, link: &str, source: &str, language: Language) -> Option<String> {
        if link.starts_with('#') && self.path == Page::Home.path() {
            return Some(Page::Readme.path() + link);
        }
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

/// The text without the line below its title that links to the other language, which the menu bar does.
fn without_translation_link(text: &str) -> String {
    match text.split_once("\n\n[").and_then(|(title, rest)| Some((title, rest.split_once('\n')?))) {
        Some((title, (link, rest))) if title.lines().count() == 1 && link.ends_with(')') => {
            format!("{title}\n{rest}")
        }
        _ => text.to_string(),
    }
}

/// The problem whose game is on the front page.
const FIRST_GAME: &str = "hdu1846";

/// The front page: what README begins with, a game, and all problems. `readme` is the text of README.
fn home_page(page: &mut RenderedPage, readme: &str, language: Language) -> Result<String> {
    let source = Page::Home.source(language);
    let lead = readme.split("\n## ").next().unwrap_or_default();
    let lead = without_translation_link(&page.convert(lead, &source, language)?);
    let mut blocks = lead.trim().split("\n\n");
    let mut next = |start: &str| {
        let block = blocks.next().filter(|block| block.starts_with(start));
        block.with_context(|| {
            format!("{source}: it does not begin with a title, a paragraph, a picture and a list")
        })
    };
    let (title, text, picture, doors) = (next("# ")?, next("")?, next("![")?, next("- ")?);
    let shown = picture.rsplit_once("](").and_then(|(_, to)| to.split_once('/'));
    let shown = pack::find(shown.with_context(|| format!("{source}: {picture}"))?.0)?;
    let caption = format!("[{}]({}/solution.md)", shown.game(language), shown.id);
    let first = pack::find(FIRST_GAME)?;
    let game_title = first.game(language);
    page.files.push((format!("problems/{FIRST_GAME}/game.js"), format!("{FIRST_GAME}/game.js")));
    let [play, problems, all] = language.choose(
        ["Play", "The problems", "Each of them can be played."],
        ["玩一玩", "题目", "每一题都可以在网页上玩。"],
    );
    Ok(format!(
        "{title}\n\n{text}\n\n<div class=\"front\">\n<section>\n\n## {play}{}{game_title} {{#play}}\n\n{}\n</section>\n<figure>\n\n{picture}\n\n<figcaption>\n\n{caption}\n\n</figcaption>\n</figure>\n</div>\n\n<div class=\"doors\">\n\n{doors}\n\n</div>\n\n## {problems} {{#problems}}\n\n{all} <span class=\"solved-count\" data-text=\"{}\" hidden></span>\n\n<div class=\"catalogue\">\n\n{}\n</div>\n",
        language.choose(": ", "："),
        super::play::game(&format!("{FIRST_GAME}/"), "../", language),
        language.choose("You have solved {n} of {all}.", "已做 {n} / {all} 题。"),
        catalogue(page, language)?
    ))
}

/// All problems in a table, in the order of the course's map.
fn catalogue(page: &mut RenderedPage, language: Language) -> Result<String> {
    let source = Page::Course.source(language);
    let course = pack::read(&pack::root().join(&source))?;
    let rows = map(&course, &source, language)?;
    let mut problems = pack::problems()?;
    let [solved, stage, game, theorem, hand_in, play] = language.choose(
        ["Solved", "Stage", "Game", "Theorem", "Hand in", "Play"],
        ["已做", "阶段", "游戏", "定理", "提交", "玩一玩"],
    );
    let mut table =
        format!("| {solved} | {stage} | {game} | {theorem} | {hand_in} |\n|---|---|---|---|---|\n");
    for row in rows {
        let Some(at) = problems.iter().position(|problem| problem.id == row.id) else { continue };
        let problem = problems.swap_remove(at);
        let Problem { id, .. } = &problem;
        let [game, title] = [problem.game(language), problem.title(language).into()];
        let theorem = page.convert(&row.theorem, &source, language)?;
        let solved = format!(
            "<input type=\"checkbox\" data-solved=\"{id}\" aria-label=\"{solved}{}{game}\" hidden>",
            language.choose(": ", "：")
        );
        let judges = elsewhere(&problem, language)
            .unwrap_or_else(|| judges(&problem, language).join(language.choose(", ", "、")));
        table += &format!(
            "| {solved} | <span class=\"stage\">{stage} </span>{} | **[{game}]({id}/statement.md)** <small>{title} · [{play}]({id}/statement.md#play)</small> | [{theorem}]({id}/solution.md) | {judges} |\n",
            row.stage
        );
    }
    if let Some(problem) = problems.first() {
        page.errors.push(format!("{source}: its map lacks {}", problem.id));
    }
    Ok(table)
}

/// The judges that have a problem, and where it is from, with links.
fn judges(problem: &Problem, language: Language) -> Vec<String> {
    let shown = |Source { name, url }: &Source| {
        let shown = shown(name, language);
        url.as_ref().map_or(shown.clone(), |url| format!("[{shown}]({url})"))
    };
    problem.metadata.source.iter().map(shown).collect()
}

/// The statement with title, judges, limits, samples and the game.
fn statement_page(problem: &Problem, text: &str, language: Language) -> Result<String> {
    let Metadata { limits: Limits { time_limit }, judge_memory: memory, .. } = &problem.metadata;
    let judges = judges(problem, language).join(language.choose(", ", "、"));
    let [limits, sample] = language.choose(["Limits", "Sample"], ["限制", "样例"]);
    let head = language.choose(
        format!("{judges}. {limits}: {time_limit} s, {memory} MiB."),
        format!("{judges}。{limits}：{time_limit} 秒，{memory} MiB。"),
    );
    let mut samples = format!("## {sample}\n");
    for case in problem.test_files()?.iter().filter(|case| case.is_sample) {
        for (name, path) in [("input", &case.input), ("output", &case.answer)] {
            let text = pack::read(path)?;
            samples += &format!("\n```text,{name}\n{}\n```\n", text.trim_end_matches('\n'));
        }
    }
    let game = super::play::sections(&problem.id, language)?;
    let title = format!("# {}", problem.heading(language));
    Ok([title, head, text.trim_end().to_string(), samples, game].join("\n\n"))
}

/// What to hand in, and the program that it is made from. `code` is the text of main.rs.
fn program_page(
    page: &mut RenderedPage,
    problem: &Problem,
    code: &str,
    language: Language,
) -> Result<String> {
    let id = &problem.id;
    let title = problem.heading(language);
    let title = language.choose(format!("# {title}: program"), format!("# {title}：程序"));
    let [hand_in, about] = language
        .choose(["Hand it in", "The program that explains itself"], ["提交", "讲解用的程序"]);
    let mut text = format!("{title}\n\n## {hand_in}\n\n{}\n", where_to(problem, language));
    // Nobody reads the generated C: without colours it weighs a quarter.
    let [plain, rust, c] = language.choose(
        [
            ["C, written to be read", "c"],
            ["Rust in a single file", "rust"],
            ["C generated from the Rust", "text"],
        ],
        [["手写的 C", "c"], ["单文件 Rust", "rust"], ["由 Rust 生成的 C", "text"]],
    );
    let [copy, download, show] =
        language.choose(["Copy", "Download", "Show the code"], ["复制", "下载", "展开代码"]);
    let colon = language.choose(": ", "：");
    let accepted = format!("problems/{id}/submissions/accepted");
    let mut files = vec![
        (plain, &accepted[..], "plain.c".to_string()),
        (rust, &accepted[..], format!("{id}.rs")),
    ];
    if problem.needs_c() {
        // `cargo xtask site` makes it before it runs this crate.
        files.push((c, "target/c", format!("{id}.c")));
    }
    for ([heading, kind], folder, name) in files {
        let path = format!("{folder}/{name}");
        let code = pack::read(&pack::root().join(&path))?;
        page.files.push((path, format!("{id}/{name}")));
        let block = format!("````{kind}\n{}\n````", code.trim_end());
        let is_plain = name == "plain.c";
        let block = if is_plain {
            block
        } else {
            format!("<details>\n<summary>{show}</summary>\n\n{block}\n\n</details>")
        };
        text += &format!(
            "\n### {heading}{colon}`{name}`\n\n<div class=\"file\">\n<p><button type=\"button\" class=\"copy\" aria-label=\"{copy} {name}\">{copy}</button> <a href=\"{name}\" download>{download}</a></p>\n\n{block}\n\n</div>\n"
        );
    }
    let (story, code) = story(code);
    let story = page.convert(&story, &format!("problems/{id}/main.rs"), Language::English)?;
    let needs = language.choose(
        "All of these come from `main.rs` below, except `plain.c`, which is written by hand. `main.rs` needs the pack: it compiles there with Cargo, and not on a judge.",
        "以上文件除手写的 `plain.c` 外，都由下面的 `main.rs` 生成。`main.rs` 依赖整个题集：在题集里用 Cargo 编译，不能直接提交。",
    );
    let lang = language.choose("", " lang=\"en\"");
    text += &format!(
        "\n## {about}{colon}`main.rs`\n\n{needs}\n\n<div class=\"story\"{lang}>\n\n{story}\n\n</div>\n\n````rust\n{}\n````\n",
        code.trim()
    );
    Ok(text)
}

/// A table of the judges of a problem, what to hand in there, and the language to choose.
fn where_to(problem: &Problem, language: Language) -> String {
    let head =
        language.choose(["judge", "file", "language to choose"], ["评测", "文件", "选择的语言"]);
    let mut table = format!("| {} |\n|---|---|---|\n", head.join(" | "));
    let shown = judges(problem, language);
    for (source, shown) in problem.metadata.source.iter().zip(shown) {
        let Some((judge, _)) = judge(&source.name) else { continue };
        let [files, languages] = judge.hand_in(language);
        table += &format!("| {shown} | {} | {languages} |\n", files.replace("ID", &problem.id));
    }
    elsewhere(problem, language).map_or(table, |text| text + "\n")
}

/// Where something akin can be handed in, for a problem that no judge has.
fn elsewhere(problem: &Problem, language: Language) -> Option<String> {
    let text = language.of(&problem.metadata.elsewhere)?;
    let end = language.choose('.', '。');
    problem.judges().is_empty().then(|| format!("{}{end}", pack::capitalized(text)))
}

/// The comment at the top of a program without its title, as Markdown, and the rest of the program.
fn story(code: &str) -> (String, String) {
    let is_comment = |line: &&str| line.starts_with("//!");
    let comment = code.lines().take_while(is_comment);
    let lines = comment.map(|line| line[3..].strip_prefix(' ').unwrap_or(&line[3..]));
    let story = lines.skip_while(|line| line.starts_with("# ")).collect::<Vec<_>>().join("\n");
    let rest = code.lines().skip_while(is_comment).collect::<Vec<_>>().join("\n");
    (story.trim().to_string(), rest)
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
        let error = format!("{:#}", convert("Let $n$ and $\\nothing$.").unwrap_err());
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
