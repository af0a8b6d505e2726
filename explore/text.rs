//! Answers of the engine as text for a terminal.

use explore::{
    Answer, Cells, Game, Known, Outcome, Period, Periodicity, Position, Positions, Reading, Reason,
    Repeat, Results, Row, Table, Theorem,
};
use std::fmt::Display;

/// The most winning moves that are listed.
const MOST_MOVES: usize = 20;

fn words(items: impl IntoIterator<Item = impl ToString>) -> Vec<String> {
    items.into_iter().map(|item| item.to_string()).collect()
}

/// A table with all that is known of its game.
pub fn table(table: &Table) -> String {
    let mut text = match &table.positions {
        Positions::Row(row) => rows(&cells(&row.cells), 10, 10) + &beyond(row),
        Positions::Board(board) => {
            let lost = board.lost.iter().map(|heaps| format!("({})", words(heaps).join(",")));
            let mut text = rows(&cells(&board.cells), board.side, 1);
            if board.is_open {
                text += "the board has no far edge: a move may put more stones onto a heap than are shown\n";
            }
            text += &line("lost", lost);
            text + &board.differences().map_or(String::new(), |all| line("differences", all))
        }
        Positions::Listed { names, results, .. } => {
            let columns = columns(results);
            let shown =
                if names.is_empty() { rows(&columns[0], 10, 10) } else { lines(names, &columns) };
            let name = |first: usize| names.get(first).cloned().unwrap_or(first.to_string());
            shown + &by_search(results.searched.map(name))
        }
        Positions::Tree { names, values, .. } => lines(names, &[words(values)]),
    };
    for Known { place, text: rule, agrees, .. } in table.known.iter().flatten() {
        text += &format!("known as {place}: {rule}; agrees up to {agrees}\n");
    }
    text.extend(table.patterns.iter().map(|pattern| format!("{pattern}\n")));
    text
}

/// What is found of a table.
pub fn reading(reading: &Reading) -> String {
    let Reading { text, answers, notes, .. } = reading;
    let mut all = format!("{text}\n");
    for Answer { text, surety, games, more, code } in answers {
        all += &format!("\n{text}\n  {surety}\n");
        for (i, Game { text, place, typed }) in games.iter().enumerate() {
            let place = place.as_ref().map(|place| format!("known as {place}"));
            let typed = typed.as_ref().map(|(kind, rule, is_misere)| {
                let misere = if *is_misere { " --misere" } else { "" };
                format!("cargo xtask explore --{kind} \"{rule}\"{misere}")
            });
            let way = place.or(typed).unwrap_or_default();
            let same = if i == 0 { String::new() } else { format!("the same: {text}; ") };
            all += &format!("  {same}{way}\n");
        }
        if *more > 0 {
            all += &format!("  and {more} more with the same values\n");
        }
        let languages = ["C++", "Python", "Rust"];
        let lines = code.iter().flat_map(|code| languages.iter().zip(code));
        all.extend(lines.map(|(language, line)| format!("  {language:<6}  {line}\n")));
    }
    all.extend(notes.iter().map(|note| format!("\n{note}\n")));
    all
}

fn cells(cells: &Cells) -> Vec<String> {
    match cells {
        Cells::Values(values) => words(values),
        Cells::Wins(wins) => words(wins.iter().map(|wins| if *wins { "W" } else { "L" })),
    }
}

/// The outcomes, the numbers of moves and the values, as far as there are any.
fn columns(results: &Results) -> Vec<Vec<String>> {
    let (moves, values) = (results.lengths().map(words), results.values.as_ref().map(words));
    [Some(words(results.letters())), moves, values].into_iter().flatten().collect()
}

/// A line for each position, with its name.
fn lines(names: &[String], columns: &[Vec<String>]) -> String {
    let cells = |i: usize| columns.iter().map(move |column| &column[i]);
    names.iter().enumerate().map(|(i, name)| line(name, cells(i))).collect()
}

fn line(name: &str, items: impl IntoIterator<Item = impl ToString>) -> String {
    format!("{name}: {}\n", words(items).join(" "))
}

/// The lost heaps, and the pattern of larger ones.
fn beyond(row: &Row) -> String {
    let lost = line("lost", &row.lost) + &line("differences", row.differences());
    format!("{lost}{}\n", period(&row.period)) + &by_search(row.searched)
}

fn by_search(first: Option<impl Display>) -> String {
    first.map_or(String::new(), |first| {
        format!("from {first} on by a search, as far as it ends soon\n")
    })
}

/// Rows of `columns` values, each behind the number of its first one, which grows by `step`.
fn rows(cells: &[String], columns: usize, step: usize) -> String {
    let width = cells.iter().map(String::len).max().unwrap_or(0);
    let first = cells.len().saturating_sub(1).to_string().len();
    let row = |(row, cells): (usize, &[String])| {
        let cells: String = cells.iter().map(|cell| format!(" {cell:>width$}")).collect();
        format!("{:>first$}:{cells}\n", step * row)
    };
    cells.chunks(columns).enumerate().map(row).collect()
}

/// The pattern of the values beyond the largest heap that was computed.
fn period(period: &Period) -> String {
    let (periodicity, to) = match period {
        Period::Formula { text, page } => {
            return format!("heap n has the value {text}: proved ({page})");
        }
        Period::OfTable { periodicity, to, .. } => (periodicity, to),
    };
    match periodicity {
        Periodicity::Proved { repeat, checked, theorem } => {
            let theorem = match theorem {
                Theorem::Subtraction => "the theorem on subtraction games",
                Theorem::GuySmith => "the theorem of Guy and Smith",
            };
            let repeat = described(*repeat);
            format!("{repeat}: proved by {theorem}, which asks for heaps up to {checked}")
        }
        Periodicity::Seen(repeat) => {
            format!("{}: seen up to heap {to}, not proved", described(*repeat))
        }
        Periodicity::NotSeen => format!("no period seen up to heap {to}"),
    }
}

fn described(Repeat { start, length, saltus }: Repeat) -> String {
    let from = match start {
        0 => "from heap 0 on".to_string(),
        start => format!("from heap {start} on (heap {} is the last exception)", start - 1),
    };
    match saltus {
        0 => format!("period {length} {from}"),
        saltus => format!("arithmetic period {length} with saltus {saltus} {from}"),
    }
}

/// The values of the parts, their Nim sum in binary columns, and the winning moves.
pub fn position(position: &Position, is_misere: bool) -> String {
    let mut text = String::new();
    if let Some(nim_sum) = position.nim_sum() {
        let parts = position.parts.iter().map(|(part, value)| (part, value.unwrap_or(0)));
        let largest = parts.clone().map(|(_, value)| value).max().unwrap_or(0);
        let bits = (64 - largest.leading_zeros() as usize).max(1);
        for (heap, value) in parts {
            text += &format!("heap {heap:>6}   value {value:>6}   {value:0bits$b}\n");
        }
        text += &format!("Nim sum {nim_sum:>19}   {nim_sum:0bits$b}\n");
    }
    match position.reason {
        Some(Reason::Sj) => text += "misere play, by the SJ theorem\n",
        Some(Reason::Tame) => text += "misere play, by the theorem on tame games\n",
        Some(Reason::Search(count)) => {
            text += &format!("misere play, by a search of {count} positions\n");
        }
        None if is_misere => text += "misere play\n",
        None => {}
    }
    let wins = position.moves.iter().filter(|a_move| a_move.outcome == Outcome::Lost);
    let moves: Vec<&str> = wins.map(|a_move| &*a_move.text).collect();
    match position.outcome {
        Outcome::Draw => text += "draw: no move wins\n",
        Outcome::Lost => text += "lost: no move wins\n",
        Outcome::Won if moves.is_empty() => text += "won: there is no move\n",
        Outcome::Won => {
            text += "winning moves:\n";
            text.extend(moves.iter().take(MOST_MOVES).map(|text| format!("  {text}\n")));
            if moves.len() > MOST_MOVES || position.has_more_wins {
                text += "  ...\n";
            }
        }
    }
    text
}
