//! The front page: what README begins with, its first steps, a game, and all problems.

use super::gallery::gallery;
use super::paths::{page_of_path, resolve, Page};
use super::rendered::{without_translation_link, RenderedPage};
use super::short::{elsewhere, judges};
use anyhow::Context;
use pack::{Language, Problem, Result};

/// The problem whose game is on the front page.
const FIRST_GAME: &str = "hdu1846";

/// The front page: what README begins with, its first steps, a game, and all problems. `readme` is the text of README.
pub fn home_page(page: &mut RenderedPage, readme: &str, language: Language) -> Result<String> {
    let source = Page::Home.source(&page.sources.pack, language);
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
    let sources = page.sources;
    let first = sources.problem(FIRST_GAME)?;
    let game_title = first.game(language);
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
        sources.problems.iter().partition(|problem| problem.is_lesson());
    Ok(format!(
        "{title}\n\n{text}\n\n<div class=\"front\">\n<section class=\"start\">\n\n{start}\n\n</section>\n<section>\n\n## {play}{}{game_title} {{#play}}\n\n{}\n</section>\n</div>\n\n<div class=\"doors\">\n\n{doors}\n\n</div>\n\n## {games} {{#games}}\n\n{}\n\n## {problems} {{#problems}}\n\n{all} {}\n\n{}\n\n<details>\n<summary>{practice}</summary>\n\n{}\n\n</details>\n",
        language.choose(": ", "："),
        super::play::game(page, first, language)?,
        super::play::daily(page, language) + &gallery(page, language),
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
    let source = Page::Home.source(&page.sources.pack, language);
    let [heading, done, count] = language.choose(
        ["Start here", "Done", "{n} of {all} steps done."],
        ["从这里开始", "已完成", "已完成 {n} / {all} 步。"],
    );
    let rest = section.strip_prefix(heading);
    let rest = rest.with_context(|| format!("{source}: its first section is not “{heading}”"))?;
    let (pack, mut text) = (&page.sources.pack, String::new());
    for line in rest.trim().lines() {
        let step = line.split_once(". [").and_then(|(number, step)| {
            let (name, link) = step.split_once("](")?;
            Some((
                number,
                step,
                name,
                page_of_path(pack, &resolve(&source, link.split_once(')')?.0)?)?.1,
            ))
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
fn catalogue(problems: &[&Problem], language: Language) -> String {
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
