//! `cargo xtask status`: which problems there are, of which tier, and what they have and lack.

use itertools::Itertools;
use judging::print_line;
use pack::lists::Lists;
use pack::parts::PARTS;
use pack::{Language, Pack, Problem, Result};

/// Show each problem with its tier, what it has, and what it lacks.
#[derive(clap::Args)]
pub struct Arguments {
    /// The problems, such as hdu1846 or 1846; without any, all of them.
    ids: Vec<String>,
    /// How much is here of the lists that people follow, which stand in problems/lists.yaml.
    #[arg(long, conflicts_with = "ids")]
    lists: bool,
    /// Where the input of each ends, alone: `Single`, `Counted`, `ToEnd`, or before this many zeros, such as `Zeros(2)`.
    #[arg(long)]
    framing: bool,
}

/// Runs the command. Fails on an unknown id.
pub fn command(pack: &Pack, arguments: &Arguments) -> Result<()> {
    let problems = pack.chosen(&arguments.ids)?;
    if arguments.lists {
        return lists(pack, &problems);
    }
    if arguments.framing {
        for problem in &problems {
            print_line!("{} {:?}", problem.id, problem.framing()?);
        }
        return Ok(());
    }
    let rows = problems.iter().map(row).collect_vec();
    let head = ["problem", "tier", "has", "lacks"].map(String::from);
    let rows = [head].into_iter().chain(rows).collect_vec();
    let width = |column: usize| rows.iter().map(|row| row[column].len()).max().unwrap_or_default();
    for [id, tier, has, lacks] in &rows {
        print_line!("{id:0$}  {tier:1$}  {has:2$}  {lacks}", width(0), width(1), width(2));
    }
    let lessons = problems.iter().filter(|problem| problem.is_lesson()).count();
    print_line!(
        "\n{lessons} lessons, {} practice problems. Parts in capitals are needed: `cargo xtask check ID`.",
        problems.len() - lessons
    );
    Ok(())
}

/// How much of each list is in the pack.
fn lists(pack: &Pack, problems: &[Problem]) -> Result<()> {
    let lists = Lists::read(pack, problems)?;
    print_line!("entries  in the pack  the same game in another form  no sample");
    for list in lists.coverage(problems, Language::English) {
        let [entries, here, same, no_sample] = list.counts();
        print_line!("{entries:7}  {here:11}  {same:29}  {no_sample:9}  {}", list.name);
    }
    Ok(())
}

/// A line of the table. A lesson shows what it lacks, a practice problem what it has.
fn row(problem: &Problem) -> [String; 4] {
    let (has, lacks): (Vec<_>, Vec<_>) = PARTS.iter().partition(|part| part.is_there(problem));
    let (needed, optional): (Vec<_>, Vec<_>) =
        lacks.into_iter().partition(|part| (part.is_needed)(problem));
    let needed = needed.iter().map(|part| part.name.to_uppercase());
    let names = |parts: &[&pack::parts::Part]| parts.iter().map(|part| part.name).join(", ");
    let (tier, has, optional) = if problem.is_lesson() {
        ("lesson", format!("{} of {} parts", has.len(), PARTS.len()), names(&optional))
    } else {
        let has = names(&has);
        ("practice", has, "what a lesson has".to_string())
    };
    let lacks = needed.chain(Some(optional).filter(|names| !names.is_empty())).join(", ");
    let lacks = if lacks.is_empty() { "nothing".to_string() } else { lacks };
    [problem.id.clone(), tier.to_string(), has, lacks]
}
