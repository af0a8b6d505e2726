//! Answers of the engine as text for a terminal.

use pack::Result;
use serde_json::Value;
use std::fmt::Write;

/// The most winning moves that are listed.
const MOST_MOVES: usize = 20;

fn text_of(value: &Value) -> &str {
    value.as_str().unwrap_or("")
}

fn list(value: &Value) -> &[Value] {
    value.as_array().map_or(&[], Vec::as_slice)
}

/// A number, which is a text if it is large.
fn number(value: &Value) -> Option<u64> {
    value.as_u64().or_else(|| value.as_str()?.parse().ok())
}

/// The values of a list as they are shown.
pub fn words(values: &Value) -> Vec<String> {
    let word = |value: &Value| match value {
        Value::Bool(wins) => if *wins { "W" } else { "L" }.to_string(),
        Value::String(text) => text.clone(),
        Value::Array(_) => format!("({})", words(value).join(",")),
        number => number.to_string(),
    };
    list(values).iter().map(word).collect()
}

/// A table with all that is known of its game.
pub fn table(table: &Value) -> String {
    let names = words(&table["names"]);
    let mut text = String::new();
    if names.is_empty() {
        let cells = ["values", "wins", "outcomes"].map(|key| words(&table[key]));
        let cells = cells.into_iter().find(|cells| !cells.is_empty()).unwrap_or_default();
        let side = table["side"].as_u64().and_then(|side| usize::try_from(side).ok());
        text += &rows(&cells, side.unwrap_or(10));
    } else {
        let columns = ["outcomes", "moves", "values"].map(|key| words(&table[key]));
        for (i, name) in names.iter().enumerate() {
            let cells = columns.iter().filter_map(|column| column.get(i).map(String::as_str));
            text += &format!("{name}: {}\n", cells.collect::<Vec<_>>().join(" "));
        }
    }
    for key in ["lost", "differences"] {
        if table[key].is_array() {
            text += &format!("{key}: {}\n", words(&table[key]).join(" "));
        }
    }
    if table["period"].is_object() {
        text += &format!("{}\n", period(&table["period"]));
    }
    if let Some(first) = table["searched"].as_u64() {
        let name = usize::try_from(first).ok().and_then(|first| names.get(first).cloned());
        let first = name.unwrap_or_else(|| first.to_string());
        text += &format!("from {first} on by a search, as far as it ends soon\n");
    }
    for known in list(&table["known"]) {
        let [place, rule] = ["place", "text"].map(|key| text_of(&known[key]));
        text += &format!("known as {place}: {rule}; agrees up to {}\n", known["agrees"]);
    }
    for pattern in words(&table["patterns"]) {
        text += &format!("{pattern}\n");
    }
    text
}

/// So many values per row, with the number of the first of each, or of the row of a board.
fn rows(cells: &[String], columns: usize) -> String {
    let width = cells.iter().map(String::len).max().unwrap_or(0);
    let first = cells.len().saturating_sub(1).to_string().len();
    let row = |(row, cells): (usize, &[String])| {
        let cells: String = cells.iter().map(|cell| format!(" {cell:>width$}")).collect();
        let number = if columns == 10 { 10 * row } else { row };
        format!("{number:>first$}:{cells}\n")
    };
    cells.chunks(columns).enumerate().map(row).collect()
}

/// What is known of the values beyond the largest heap that was computed.
fn period(period: &Value) -> String {
    let [kind, theorem] = ["kind", "theorem"].map(|key| text_of(&period[key]));
    if kind == "formula" {
        let [text, page] = ["text", "page"].map(|key| text_of(&period[key]));
        return format!("heap n has the value {text}: proved ({page})");
    }
    let [start, length, saltus, checked, to] =
        ["start", "length", "saltus", "checked", "to"].map(|key| period[key].as_u64().unwrap_or(0));
    let theorem = match theorem {
        "subtraction" => "the theorem on subtraction games",
        _ => "the theorem of Guy and Smith",
    };
    let from = match start {
        0 => "from heap 0 on".to_string(),
        start => format!("from heap {start} on (heap {} is the last exception)", start - 1),
    };
    let what = match saltus {
        0 => format!("period {length} {from}"),
        saltus => format!("arithmetic period {length} with saltus {saltus} {from}"),
    };
    match kind {
        "proved" => format!("{what}: proved by {theorem}, which asks for heaps up to {checked}"),
        "seen" => format!("{what}: seen up to heap {to}, not proved"),
        _ => format!("no period seen up to heap {to}"),
    }
}

/// The values of the parts, their Nim sum in binary columns, and the winning moves. `names` are those of the positions of
/// one's own rule.
pub fn position(position: &Value, names: &[String], is_misere: bool) -> Result<String> {
    let named = |text: &str| {
        let word = |word: &str| match word.parse::<usize>().ok().and_then(|i| names.get(i)) {
            Some(name) => name.clone(),
            None => word.to_string(),
        };
        text.split(' ').map(word).collect::<Vec<_>>().join(" ")
    };
    let parts = list(&position["parts"]);
    let largest = parts.iter().filter_map(|part| number(&part["value"])).max().unwrap_or(0);
    let bits = (64 - largest.leading_zeros() as usize).max(1);
    let mut text = String::new();
    if let Some(nim_sum) = number(&position["sum"]) {
        for part in parts {
            let heap = named(text_of(&part["text"]));
            let value = number(&part["value"]).unwrap_or(0);
            writeln!(text, "heap {heap:>6}   value {value:>6}   {value:0bits$b}")?;
        }
        writeln!(text, "Nim sum {nim_sum:>19}   {nim_sum:0bits$b}")?;
    }
    match &position["reason"] {
        Value::String(name) if name == "sj" => text += "misere play, by the SJ theorem\n",
        Value::String(_) => text += "misere play, by the theorem on tame games\n",
        Value::Number(count) => writeln!(text, "misere play, by a search of {count} positions")?,
        _ if is_misere => text += "misere play\n",
        _ => {}
    }
    let wins = list(&position["moves"]).iter().filter(|a_move| a_move["lost"] == true);
    let moves: Vec<String> = wins.map(|a_move| named(text_of(&a_move["text"]))).collect();
    if position["draw"] == true {
        text += "draw: no move wins\n";
    } else if position["lost"] == true {
        text += "lost: no move wins\n";
    } else if moves.is_empty() {
        text += "won: there is no move\n";
    } else {
        writeln!(text, "winning moves:")?;
        text.extend(moves.iter().take(MOST_MOVES).map(|text| format!("  {text}\n")));
        if moves.len() > MOST_MOVES || position["more"] == true {
            text += "  ...\n";
        }
    }
    Ok(text)
}
