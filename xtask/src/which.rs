//! `cargo xtask which "take 1 or a prime from one heap"`: the rules of the tables that are most like a game.

use judging::print_line;
use pack::which::{self, plain, Index, SHOWN};
use pack::{Pack, Result};

/// Find the rules of the tables that are most like a game in your own words, in English or Chinese.
#[derive(clap::Args)]
pub struct Arguments {
    /// The game, such as "take 1 or a prime from one heap".
    #[arg(required = true)]
    game: Vec<String>,
}

/// Runs the command. Fails if the tables or their sayings cannot be read, or on a write error.
pub fn command(pack: &Pack, arguments: &Arguments) -> Result<()> {
    show(pack, &arguments.game.join(" "))
}

/// Shows the rules that are most like a game.
pub fn show(pack: &Pack, game: &str) -> Result<()> {
    let language = which::language_of(game);
    let index = Index::read(pack, language)?;
    let ranked = index.ranked(game);
    if ranked.is_empty() {
        print_line!(
            "{}",
            language.choose("No rule has one of these words.", "没有包含这些词的规则。")
        );
    }
    let [cost, problems] = language.choose(["Cost", "Problems"], ["复杂度", "题目"]);
    let colon = language.choose(": ", "：");
    for row in ranked.into_iter().take(SHOWN).map(|place| &index.rows[place]) {
        let cells: Vec<String> = row.cells.iter().map(|cell| plain(cell)).collect();
        print_line!("#{} ({})\n  {}\n  {}", row.anchor, row.heading, cells[0], cells[1]);
        let has_problems = !cells[4].is_empty();
        let problems =
            if has_problems { format!(" · {problems}{colon}{}", cells[4]) } else { String::new() };
        print_line!("  {cost}{colon}{}{problems}", cells[2]);
    }
    let page = format!("problems/theory/which.{language}.md");
    print_line!("{}", language.choose(format!("The tables: {page}"), format!("全部的表：{page}")));
    Ok(())
}
