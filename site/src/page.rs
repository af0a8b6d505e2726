//! What stands on each page.

use super::formula::mathml;
use super::markdown::{convert, join_chinese_lines};
use super::paths::{page_of_path, resolve, Page, ENGLISH};
use super::short::{files, lines, take, where_to, File};
use super::Language;
use anyhow::Context;
use pack::{Difficulty, Limits, Metadata, Problem, Result};
use percent_encoding::{utf8_percent_encode, NON_ALPHANUMERIC};
use std::sync::OnceLock;

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
    /// Renders the page. Fails if its file cannot be read or has an invalid formula; broken links are
    /// collected in the result.
    pub fn render(&self, language: Language) -> Result<RenderedPage> {
        let source = self.source(language);
        let file = pack::read(&pack::root().join(&source))?;
        let mut page = RenderedPage { path: self.path(), ..RenderedPage::default() };
        // English in the Chinese book stays there: the links of a text that may be translated lead to pages of that
        // book, those of others to what they name.
        let may_be_translated = source.ends_with(ENGLISH);
        let is_english = may_be_translated || matches!(self, Self::InEnglish(..));
        let is_foreign = language == Language::Chinese && is_english;
        let of_text = if is_foreign && may_be_translated { Language::English } else { language };
        let as_english =
            |text: &str| if is_foreign { untranslated(text) } else { text.to_string() };
        page.markdown = match self {
            Self::Home => home_page(&mut page, &file, language)?,
            Self::Course
            | Self::Readme
            | Self::InEnglish(..)
            | Self::Theory(_)
            | Self::Solution(_) => {
                let text = without_translation_link(&page.convert(&file, &source, of_text)?);
                let text = match self {
                    Self::Solution(id) => {
                        let problem = pack::find(id)?;
                        let text = with_explorer(&text, &problem, of_text)?;
                        let text = with_game(&text, &problem, of_text)?;
                        let (title, rest) = text.split_once('\n').unwrap_or((&text, ""));
                        let lines = page.in_short(&problem, language)?;
                        let take = take(&problem, language)?;
                        format!(
                            "{title}\n\n<div class=\"short\">\n\n{lines}\n{take}\n</div>\n{rest}"
                        )
                    }
                    _ => text,
                };
                let (title, text) = text.split_once('\n').unwrap_or((&text, ""));
                let up = "../".repeat(page.path.matches('/').count() + 1);
                let diagrams = super::play::diagrams(text, &up).with_context(|| source.clone())?;
                format!("{title}\n{}{diagrams}", as_english(text))
            }
            Self::Explorer => {
                let text = without_translation_link(&page.convert(&file, &source, of_text)?);
                let (lead, rest) = text.split_once("\n## ").context("no section")?;
                format!("{lead}\n{}\n## {rest}", super::play::explorer(language))
            }
            Self::Teachers => {
                let text = without_translation_link(&page.convert(&file, &source, of_text)?);
                let (lead, rest) = text.split_once("\n## ").context("no section")?;
                format!("{lead}\n{}\n## {rest}", super::take::of_all(language)?)
            }
            Self::Wrong => {
                let text = without_translation_link(&page.convert(&file, &source, of_text)?);
                format!("{text}\n{}", super::wrong::sections(&mut page, language)?)
            }
            Self::Statement(id) => {
                let text = page.convert(&file, &source, of_text)?;
                statement_page(&mut page, &pack::find(id)?, &as_english(&text), language)?
            }
            Self::Program(id) => {
                let problem = pack::find(id)?;
                let colon = language.choose(": program", "：程序");
                let program = program(&mut page, &problem, &file, language)?;
                format!("# {}{colon}\n\n{program}", problem.heading(language))
            }
            Self::Practice(id) => practice_page(&mut page, &pack::find(id)?, &file, language)?,
        };
        Ok(page)
    }
}

impl RenderedPage {
    /// The lines that say in short how a lesson is solved.
    fn in_short(&mut self, problem: &Problem, language: Language) -> Result<String> {
        let source = format!("problems/{}/problem.yaml", problem.id);
        let short =
            problem.metadata.short.as_ref().with_context(|| format!("{source}: no short"))?;
        self.convert(&lines(short, language), &source, language)
    }

    /// Converts a Markdown file of the pack: formulas to `MathML`, links to those of the book.
    /// `source` is the path of the file.
    pub fn convert(&mut self, file: &str, source: &str, language: Language) -> Result<String> {
        let formula =
            |latex: &str, display| mathml(latex, display).with_context(|| format!("${latex}$"));
        let mut target = |link: &str| self.link_target(link, source, language);
        // A link that has an ID for its text has the name of the judge instead, or of the game.
        let problems = problems()?;
        let name = |text: &str| {
            let problem = problems.iter().find(|problem| problem.id == text)?;
            let judge = problem.first_judge(language);
            Some(judge.unwrap_or_else(|| problem.short_name(language)))
        };
        convert(&join_chinese_lines(file), &formula, &mut target, &name)
            .with_context(|| source.to_string())
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
        let (path, anchor) = link.find(['#', '?']).map_or((link, ""), |at| link.split_at(at));
        let file = resolve(source, path).filter(|file| pack::root().join(file).exists());
        let Some(file) = file else {
            self.errors.push(format!("{source}: {link} is not there"));
            return None;
        };
        let up = "../".repeat(self.path.matches('/').count());
        if let Some((to, page)) = page_of_path(&file) {
            return Some(if to.is_some_and(|to| to != language) {
                let other = language.other().code();
                format!("{up}../{other}/{}{anchor}", page.html())
            } else if anchor.starts_with('?') {
                format!("{up}{}{anchor}", page.html()) // mdBook would leave the path as it is
            } else {
                format!("{up}{}{anchor}", page.path())
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

/// The text without the line below its title that links to the other language, which the menu bar does.
fn without_translation_link(text: &str) -> String {
    match text.split_once("\n\n[").and_then(|(title, rest)| Some((title, rest.split_once('\n')?))) {
        Some((title, (link, rest))) if title.lines().count() == 1 && link.ends_with(')') => {
            format!("{title}\n{rest}")
        }
        _ => text.to_string(),
    }
}

/// A write-up with a link to its game in the explorer, below the heading of the section about the pattern.
fn with_explorer(text: &str, problem: &Problem, language: Language) -> Result<String> {
    let state = &problem.metadata.explore;
    if state.is_empty() {
        return Ok(text.to_string());
    }
    let [heading, link] = language.choose(
        ["The pattern", "This game in the explorer"],
        ["找规律", "在博弈探索器中打开这个游戏"],
    );
    let field = |(name, value): (&String, &String)| {
        format!("{name}={}", utf8_percent_encode(value, NON_ALPHANUMERIC))
    };
    let fields = state.iter().map(field).collect::<Vec<_>>().join("&");
    let heading = format!("\n## {heading}\n");
    let (before, after) = text
        .split_once(&heading)
        .with_context(|| format!("{}: no section{}", problem.id, heading.trim_end()))?;
    Ok(format!("{before}{heading}\n[{link}](../explorer.html?{fields})\n{after}"))
}

/// A write-up with its game, folded, at the end of the section with the theorem.
fn with_game(text: &str, problem: &Problem, language: Language) -> Result<String> {
    if !problem.has("game.js") {
        return Ok(text.to_string());
    }
    let heading = format!("\n## {}\n", language.choose("Theorem", "定理"));
    let (before, after) = text
        .split_once(&heading)
        .with_context(|| format!("{}: no section{}", problem.id, heading.trim_end()))?;
    let (theorem, rest) = after.split_once("\n## ").context("the theorem comes last")?;
    let game = super::play::folded(problem, language)?;
    Ok(format!("{before}{heading}{theorem}\n{game}\n## {rest}"))
}

/// An English text for the Chinese book.
fn untranslated(text: &str) -> String {
    format!("\n本页暂无中文版，以下为英文。\n\n<div lang=\"en\">\n\n{}\n\n</div>\n", text.trim())
}

/// The problem whose game is on the front page.
const FIRST_GAME: &str = "hdu1846";

/// The front page: what README begins with, its first steps, a game, and all problems. `readme` is the text of README.
fn home_page(page: &mut RenderedPage, readme: &str, language: Language) -> Result<String> {
    let source = Page::Home.source(language);
    let mut sections = readme.split("\n## ");
    let lead = sections.next().unwrap_or_default();
    let lead = without_translation_link(&page.convert(lead, &source, language)?);
    let mut blocks = lead.trim().split("\n\n");
    let mut next = |start: &str| {
        let block = blocks.next().filter(|block| block.starts_with(start));
        block.with_context(|| {
            format!("{source}: it does not begin with a title, a paragraph, a picture and a list")
        })
    };
    let (title, text, _, doors) = (next("# ")?, next("")?, next("<span")?, next("- ")?);
    let start = first_steps(page, sections.next().unwrap_or_default(), language)?;
    let first = pack::find(FIRST_GAME)?;
    let game_title = first.game(language);
    page.files.push((format!("problems/{FIRST_GAME}/game.js"), format!("{FIRST_GAME}/game.js")));
    let [play, games, problems, all, practice] = language.choose(
        [
            "Play",
            "All games",
            "The problems",
            "Where it says “Play”, the game can be played.",
            "Problems to practise on",
        ],
        ["玩一玩", "全部游戏", "题目", "标有“玩一玩”的题可以在网页上玩。", "练习题"],
    );
    let (lessons, others): (Vec<_>, Vec<_>) =
        pack::in_order_of_the_course(pack::problems()?).into_iter().partition(Problem::is_lesson);
    Ok(format!(
        "{title}\n\n{text}\n\n<div class=\"front\">\n<section class=\"start\">\n\n{start}\n\n</section>\n<section>\n\n## {play}{}{game_title} {{#play}}\n\n{}\n</section>\n</div>\n\n<div class=\"doors\">\n\n{doors}\n\n</div>\n\n## {games} {{#games}}\n\n{}\n\n## {problems} {{#problems}}\n\n{all} {}\n\n{}\n\n<details>\n<summary>{practice}</summary>\n\n{}\n\n</details>\n",
        language.choose(": ", "："),
        super::play::game(&first, "", language)?,
        super::gallery::gallery(language)?,
        solved_count(
            ".catalogue",
            language.choose("You have solved {n} of {all}.", "已做 {n} / {all} 题。")
        ),
        catalogue(&lessons, language),
        catalogue(&others, language),
    ))
}

/// The section of README with the first steps, each to be ticked off.
fn first_steps(page: &mut RenderedPage, section: &str, language: Language) -> Result<String> {
    let source = Page::Home.source(language);
    let [heading, done, count] = language.choose(
        ["Start here", "Done", "{n} of {all} steps done."],
        ["从这里开始", "已完成", "已完成 {n} / {all} 步。"],
    );
    let rest = section.strip_prefix(heading);
    let rest = rest.with_context(|| format!("{source}: its first section is not “{heading}”"))?;
    let mut text = String::new();
    for line in rest.trim().lines() {
        let step = line.split_once(". [").and_then(|(number, step)| {
            let (name, link) = step.split_once("](")?;
            Some((number, step, name, page_of_path(&resolve(&source, link.split_once(')')?.0)?)?.1))
        });
        text += &match step {
            None => format!("{line}\n"),
            Some((number, step, name, to)) => {
                let key = to.chapter_folder().with_context(|| format!("{source}: {line}"))?;
                format!(
                    "{number}. <input type=\"checkbox\" data-solved=\"{key}\" aria-label=\"{done}{}{name}\" hidden> [{step}\n",
                    language.choose(": ", "：")
                )
            }
        };
    }
    let text = page.convert(&text, &source, language)?;
    Ok(format!("## {heading} {{#start}}\n\n{text}\n\n{}", solved_count(".start", count)))
}

/// How many of the boxes within the elements that the selector `within` finds are ticked, said by site.js with `text`.
fn solved_count(within: &str, text: &str) -> String {
    format!(
        "<span class=\"solved-count\" data-within=\"{within}\" data-text=\"{text}\" hidden></span>"
    )
}

/// Problems in a table, without their theorems, which would give the patterns away.
fn catalogue(problems: &[Problem], language: Language) -> String {
    let [solved, stage, game, hand_in, play] = language.choose(
        ["Solved", "Stage", "Game", "Hand in", "Play"],
        ["已做", "阶段", "游戏", "提交", "玩一玩"],
    );
    let mut table = format!(
        "<div class=\"catalogue\">\n\n| {solved} | {stage} | {game} | {hand_in} |\n|---|---|---|---|\n"
    );
    for problem in problems {
        let id = &problem.id;
        let [name, title] = [problem.short_name(language), problem.title(language).into()];
        let mut about = Vec::new();
        about.extend((name != title).then_some(title));
        about.extend(problem.metadata.difficulty.map(|difficulty| difficulty.stars().to_string()));
        about.extend(problem.has("game.js").then(|| format!("[{play}]({id}/statement.md#play)")));
        let solved = format!(
            "<input type=\"checkbox\" data-solved=\"{id}\" aria-label=\"{solved}{}{name}\" hidden>",
            language.choose(": ", "：")
        );
        let judges = elsewhere(problem, language)
            .unwrap_or_else(|| judges(problem, language).join(language.choose(", ", "、")));
        table += &format!(
            "| {solved} | <span class=\"stage\">{stage} </span>{} | **[{name}]({id}/statement.md)** <small>{}</small> | {judges} |\n",
            problem.place[0],
            about.join(" · ")
        );
    }
    table + "\n</div>"
}

/// The judges that have a problem, and where it is from, with links.
fn judges(problem: &Problem, language: Language) -> Vec<String> {
    problem.metadata.source.iter().map(|source| source.linked(language)).collect()
}

/// The statement with title, judges, limits, samples and the game.
fn statement_page(
    page: &mut RenderedPage,
    problem: &Problem,
    text: &str,
    language: Language,
) -> Result<String> {
    let Metadata { limits: Limits { time_limit }, judge_memory: memory, .. } = &problem.metadata;
    let [sample, solved] = language
        .choose(["Sample", "The idea, the formula, the cost"], ["样例", "思路、公式与复杂度"]);
    let limits = language.choose(
        format!("Limits: {time_limit} s, {memory} MiB."),
        format!("限制：{time_limit} 秒，{memory} MiB。"),
    );
    let lines = page.in_short(problem, language)?;
    let table = where_to(problem, language);
    let head = format!(
        "<div class=\"short\">\n\n{}\n<details>\n<summary>{solved}</summary>\n\n{lines}\n</details>\n\n{table}\n{limits}\n\n</div>",
        take(problem, language)?
    );
    let mut samples = format!("## {sample}\n");
    for case in problem.test_files()?.iter().filter(|case| case.is_sample) {
        for (name, path) in [("input", &case.input), ("output", &case.answer)] {
            let text = pack::read(path)?;
            samples += &format!("\n```text,{name}\n{}\n```\n", text.trim_end_matches('\n'));
        }
    }
    let title = format!("# {}", problem.heading(language));
    if problem.has("game.js") {
        let id = &problem.id;
        page.files.push((format!("problems/{id}/game.js"), format!("{id}/game.js")));
    }
    let sections = super::play::sections(problem, language)?;
    let take = super::take::section(problem, language)?;
    Ok([title, head, text.trim_end().to_string(), samples, sections, take].join("\n\n"))
}

/// A practice problem: its judges, a hint, the theorem with the reason, and the program, to be handed in, read and
/// run. `code` is the text of main.rs.
fn practice_page(
    page: &mut RenderedPage,
    problem: &Problem,
    code: &str,
    language: Language,
) -> Result<String> {
    let Metadata { lesson, hint, reason, .. } = &problem.metadata;
    let judges = judges(problem, language).join(language.choose(", ", "、"));
    let source = format!("problems/{}/problem.yaml", problem.id);
    let hint = page.convert(language.of(hint).unwrap_or_default(), &source, language)?;
    let lesson = pack::find(lesson.as_deref().unwrap_or_default())?;
    let link = format!("[{}](../{}/solution.md)", lesson.game(language), lesson.id);
    let [task, after, summary, theorem, stop] = language.choose(
        ["The task: ", "It comes after ", "A hint", "The theorem, and why it holds", "."],
        ["题目：", "先学", "提示", "定理与证明", "。"],
    );
    let stars = problem.metadata.difficulty.map_or("", Difficulty::stars);
    let folded = |summary: &str, text: &str| {
        format!("<details>\n<summary>{summary}</summary>\n\n{text}\n\n</details>")
    };
    let note = if reason.is_none() { language.choose("", "（英文）") } else { "" };
    let story = told(page, problem, code, language)?;
    let parts = [
        format!("# {}", problem.heading(language)),
        format!("{task}{judges}{stop} {after}{link}{stop} {stars}"),
        folded(summary, &hint),
        folded(&format!("{theorem}{note}"), story.trim_end()),
        program(page, problem, code, language)?,
        super::play::sections(problem, language)?,
    ];
    Ok(parts.join("\n\n"))
}

/// All problems, which are read once.
fn problems() -> Result<&'static [Problem]> {
    static PROBLEMS: OnceLock<Vec<Problem>> = OnceLock::new();
    if let Some(problems) = PROBLEMS.get() {
        return Ok(problems);
    }
    let problems = pack::problems()?;
    Ok(PROBLEMS.get_or_init(|| problems))
}

/// The comment at the top of a program, or what tells its theorem in Chinese. `code` is the text of main.rs.
fn told(
    page: &mut RenderedPage,
    problem: &Problem,
    code: &str,
    language: Language,
) -> Result<String> {
    let folder = format!("problems/{}", problem.id);
    let in_chinese = problem.metadata.reason.as_ref().filter(|_| language == Language::Chinese);
    let (text, lang) = if let Some(reason) = in_chinese {
        (page.convert(reason, &format!("{folder}/problem.yaml"), language)?, "")
    } else {
        let text = page.convert(&story(code).0, &format!("{folder}/main.rs"), Language::English)?;
        (text, language.choose("", " lang=\"en\""))
    };
    Ok(format!("<div class=\"story\"{lang}>\n\n{text}\n\n</div>\n\n"))
}

/// What to hand in, and the program that it is made from. `code` is the text of main.rs.
fn program(
    page: &mut RenderedPage,
    problem: &Problem,
    code: &str,
    language: Language,
) -> Result<String> {
    let id = &problem.id;
    let [hand_in, about] = language.choose(
        ["Hand it in", "The program that explains itself"],
        ["提交", "讲解用的程序（英文）"],
    );
    let table = where_to(problem, language);
    let mut text = format!("## {hand_in}\n\n{table}\n");
    let [copy, download, show] =
        language.choose(["Copy", "Download", "Show the code"], ["复制", "下载", "展开代码"]);
    let colon = language.choose(": ", "：");
    let files = files(problem, language);
    let plain = files.iter().find(|file| file.kind == "c").map(|file| file.name.clone());
    for File { heading, kind, path, name, .. } in files {
        let code = pack::read(&pack::root().join(&path))?;
        let block = format!("````{kind}\n{}\n````", code.trim_end());
        let block = if kind == "c" {
            block
        } else {
            format!("<details>\n<summary>{show}</summary>\n\n{block}\n\n</details>")
        };
        page.files.push((path, format!("{id}/{name}")));
        text += &format!(
            "\n### {heading}{colon}`{name}`\n\n<div class=\"file\">\n<p><button type=\"button\" class=\"copy\" aria-label=\"{copy} {name}\">{copy}</button> <a href=\"{name}\" download>{download}</a></p>\n\n{block}\n\n</div>\n"
        );
    }
    // A practice problem has told it above.
    let is_told = !problem.is_lesson();
    let told = if is_told { String::new() } else { told(page, problem, code, language)? };
    let (_, code) = story(code);
    let origin = if let Some(name) = plain {
        language.choose(
            format!("All of these come from `main.rs` below, except `{name}`, which is written by hand. "),
            format!("以上文件除手写的 `{name}` 外，都由下面的 `main.rs` 生成。"),
        )
    } else {
        let all = ["All of it comes from `main.rs` below. ", "以上文件由下面的 `main.rs` 生成。"];
        language.choose(all[0], all[1]).to_string()
    };
    let needs = language.choose(
        "`main.rs` needs the pack: it compiles there with Cargo, and not on a judge.",
        "`main.rs` 依赖整个题集：在题集里用 Cargo 编译，不能直接提交。",
    );
    text += &format!(
        "\n## {about}{colon}`main.rs`\n\n{origin}{needs}\n\n{told}````rust\n{}\n````\n",
        code.trim()
    );
    Ok(text)
}

/// Where something akin can be handed in, for a problem that no judge has.
pub fn elsewhere(problem: &Problem, language: Language) -> Option<String> {
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
    fn a_practice_problem_has_a_hint_its_lesson_and_its_program() {
        let mut problem = pack::find("cses2207").unwrap();
        problem.metadata.lesson = Some("hdu1847".to_string());
        problem.metadata.hint.insert(Language::English, "Count $n$ twice.".to_string());
        let mut page = RenderedPage::default();
        let text = practice_page(&mut page, &problem, "//! # A\n//!\n//! b\n", Language::Chinese);
        let text = text.unwrap();
        for part in [
            "# CSES 2207 · ",
            "<summary>提示</summary>\n\nCount <math",
            "(../hdu1847/solution.md)",
            "`cses2207.rs`\n\n<div class=\"file\">",
            "<div class=\"story\" lang=\"en\">\n\nb\n\n</div>",
        ] {
            assert!(text.contains(part), "{part}: {text}");
        }
        assert!(page.files.iter().any(|(_, to)| to == "cses2207/cses2207.rs"));
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
            ("../../site/explorer.en.md?kind=octal", "../explorer.html?kind=octal"),
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
