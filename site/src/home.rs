//! The front page: a sentence, doors to the rest, a game to play on at once, the first steps, and all problems.

use super::catalogue::catalogue;
use super::rendered::RenderedPage;
use super::steps::first_steps;
use pack::{Language, Result};

/// The problem whose game is on the front page.
const FIRST_GAME: &str = "hdu1846";
/// The page for teachers.
const TEACH: &str = "teach.html";

/// The front page. `readme` is the text of README, which has its title and its first steps.
pub fn home_page(page: &mut RenderedPage, readme: &str, language: Language) -> Result<String> {
    let mut sections = readme.split("\n## ");
    let title = sections.next().and_then(|lead| lead.lines().next()).unwrap_or_default();
    let steps = first_steps(page, sections.next().unwrap_or_default(), language)?;
    let first = page.sources.problem(FIRST_GAME)?;
    let [sentence, play] = language.choose(
        ["Play the classic games of online judges, and prove who wins.", "Play: "],
        ["玩一玩各大 OJ 上的经典博弈，弄懂谁会赢、为什么。", "玩一玩："],
    );
    let game = super::play::game(page, first, language)?;
    page.scripts.push("home.js");
    Ok(format!(
        "{title}\n\n{sentence}\n\n<div class=\"front\">\n{}\n<section>\n\n## {play}{} {{#play}}\n\n{game}\n</section>\n</div>\n\n{steps}\n\n{}\n\n{}",
        doors(language),
        first.game(language),
        super::play::daily(page, language),
        catalogue(page, language)?,
    ))
}

/// The ways on, each with an icon and what is behind it. The first opens the search, where a script can.
fn doors(language: Language) -> String {
    let [label, hand_in, find, learn, course, explore, rules, teach, packages] = language.choose(
        [
            "Ways on",
            "Hand in a problem",
            "Find it by name or number, and copy the code",
            "Learn",
            "A course from the first table to the theorem",
            "Explore my game",
            "Type its rules, and see who wins",
            "Teach",
            "Lessons and packages for your judge",
        ],
        [
            "入口",
            "交一道题",
            "按题名或题号查找，复制代码",
            "学习",
            "从打表到定理的一门教程",
            "探索我的游戏",
            "写下规则，看谁必胜",
            "教学",
            "可以导入 OJ 的例题与题目包",
        ],
    );
    let door = |[to, shape, name, about]: [&str; 4]| {
        format!("<a {to}>{}<span><b>{name}</b> <small>{about}</small></span></a>\n", icon(shape))
    };
    let doors = [
        ["href=\"#problems\" data-opens=\"search\"", SEND, hand_in, find],
        ["href=\"course.html\"", BOOK, learn, course],
        ["href=\"explorer.html\"", COMPASS, explore, rules],
        [&format!("href=\"{TEACH}\""), BOARD, teach, packages],
    ];
    format!("<nav class=\"doors\" aria-label=\"{label}\">\n{}</nav>", doors.map(door).concat())
}

const SEND: &str = "M21 3 3 10.5l7 3.5 3.5 7zM10 14l4-4";
/// An open book.
pub const BOOK: &str =
    "M12 6.5C10 5 7 4.5 3 4.5v14c4 0 7 .5 9 2 2-1.5 5-2 9-2v-14c-4 0-7 .5-9 2zm0 0v14";
const COMPASS: &str = "M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm3.8 5.2-2.3 5.3-5.3 2.3 2.3-5.3z";
const BOARD: &str = "M2 4h20M4 4v11h16V4M12 15v2.5M8 21l4-3.5 4 3.5M8.5 11.5l2.5-3 2 1.5 2.5-3";

/// A picture drawn along a path, 24 units wide and high.
pub fn icon(path: &str) -> String {
    format!(
        "<svg class=\"icon\" viewBox=\"0 0 24 24\" aria-hidden=\"true\"><path d=\"{path}\"/></svg>"
    )
}

/// How many of the boxes within the elements that the selector `within` finds are ticked, said by site.js with `text`.
pub fn solved_count(within: &str, text: &str) -> String {
    format!(
        "<span class=\"solved-count\" data-within=\"{within}\" data-text=\"{text}\" hidden></span>"
    )
}

/// A box to tick off what has the key `key` and is called `name`, shown by site.js.
pub fn solved_box(key: &str, done: &str, name: &str, language: Language) -> String {
    let colon = language.choose(": ", "：");
    format!(
        "<input type=\"checkbox\" data-solved=\"{key}\" aria-label=\"{done}{colon}{name}\" hidden>"
    )
}
