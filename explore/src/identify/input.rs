//! Reads a table as people have it: printed by a program, or copied from a page.

use super::board;
use super::chance::{information, surety, Kind};
use crate::error::Error;
use crate::language::Language;
use crate::request::half_width;
use std::collections::BTreeSet;

/// A table: positions with what is known of each.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Observed {
    /// Whether the text was a list of the positions that are lost.
    pub is_list: bool,
    /// The number of heaps of a position.
    pub heaps: usize,
    /// Whether the cells are outcomes, 0 for lost and 1 for won, and no Grundy values.
    pub are_outcomes: bool,
    /// The language of the reader.
    pub language: Language,
    /// In how many ways the text can be read.
    pub readings: usize,
    /// The positions in ascending order, each with its value.
    pub cells: Vec<(Vec<u64>, u64)>,
}

/// A claim may be wrong in so many cells, and in one of sixteen.
const MOST_EXCEPTIONS: usize = 4;

/// The most cells of a table.
const MOST_CELLS: usize = 10_000;

/// The largest number of a heap, and the largest value.
const LARGEST_HEAP: u64 = 10_000;
const LARGEST_VALUE: u64 = 1_000_000_000;

/// Fewer cells say nothing.
const LEAST_CELLS: usize = 4;

/// The most heaps of a position that is listed.
const MOST_HEAPS: usize = 4;

/// A line of digits without a blank between them has this many at least.
const LEAST_DIGITS: usize = 8;

/// What judges and books write for a position that is lost, and for one that is won.
const LOST: &str = "l p lose loses losing loser lost loss second bob no false 负 败 输 必败 后手 先手必败 后手必胜";
const WON: &str =
    "w n win wins winning winner won first alice yes true 胜 赢 必胜 先手 先手必胜 后手必败";

#[derive(Clone, Debug, PartialEq, Eq)]
enum Token {
    Number(u64),
    Word(String),
    /// An opening or closing bracket, as an opening one of its kind.
    Open(char),
    Close,
}

/// A token with its line and column, both from 1.
#[derive(Clone, Debug)]
struct Placed {
    token: Token,
    line: usize,
    column: usize,
    /// Whether a sign such as `:` stands behind it, as behind the number of a line.
    is_label: bool,
}

/// The tokens of a line.
type Line = Vec<Placed>;

/// All tables as which a text can be read, the likeliest first.
type Tables = Result<Vec<Observed>, Error>;

impl Placed {
    fn error(&self) -> Error {
        Error::NoCell { line: self.line, column: self.column, found: self.text() }
    }

    fn is_cell(&self) -> bool {
        matches!(self.token, Token::Number(_) | Token::Word(_))
    }

    fn number(&self) -> Option<u64> {
        match self.token {
            Token::Number(number) => Some(number),
            _ => None,
        }
    }

    fn word(&self) -> Option<&str> {
        match &self.token {
            Token::Word(word) => Some(word),
            _ => None,
        }
    }

    /// The number or the word of a cell.
    fn text(&self) -> String {
        self.number().map_or_else(|| self.word().unwrap_or("").to_string(), |n| n.to_string())
    }
}

/// The tables of a text. `lost` is the word for a lost position, or empty; `from` the number of the first heap.
pub fn read(lines: &[String], lost: &str, from: u64) -> Tables {
    let lost = &*lost.trim().to_lowercase();
    let lines = (1..).zip(lines).map(|(i, line)| tokens(line, i)).collect::<Result<_, _>>()?;
    let mut lines = in_letters(without_headings(lines, lost));
    if let Some(groups) = groups(&lines) {
        return from_groups(&groups, lost, from);
    }
    for line in &mut lines {
        line.retain(Placed::is_cell);
    }
    lines.retain(|line| !line.is_empty());
    from_rows(lines, lost, from)
}

/// The character of ASCII for one of full width, or for another bracket or comma.
fn ascii(c: char) -> char {
    match half_width(c) {
        '、' | '。' => ',',
        '【' | '「' => '[',
        '】' | '」' => ']',
        c => c,
    }
}

/// The tokens of a line. Signs that only separate are left out, and so are names in front of a bracket or a sign:
/// `sg[5] = 2` is the pair of 5 and 2.
fn tokens(line: &str, number: usize) -> Result<Line, Error> {
    let signs: Vec<char> = line.chars().map(ascii).collect();
    let mut found: Vec<Placed> = Vec::new();
    let mut i = 0;
    while i < signs.len() {
        let (c, start) = (signs[i], i);
        i += 1;
        let run = |is: &dyn Fn(char) -> bool| signs[start..].iter().take_while(|&&c| is(c)).count();
        let placed = |token, column| Placed { token, line: number, column, is_label: false };
        let error = |found| Error::NoCell { line: number, column: start + 1, found };
        let is_negative = c == '-'
            && signs.get(i).map_or(false, char::is_ascii_digit)
            && !(start > 0
                && (signs[start - 1].is_alphanumeric() || ")]}".contains(signs[start - 1])));
        let is_mark = ":=|→".contains(c) || c == '>' && start > 0 && signs[start - 1] == '-';
        if (is_mark || "([{".contains(c)) && found.last().map_or(false, |it| it.word().is_some()) {
            found.pop();
        } else if let (true, Some(cell)) = (is_mark, found.iter_mut().rev().find(|it| it.is_cell()))
        {
            cell.is_label = true;
        }
        let token = if c.is_ascii_digit() {
            let len = run(&|c| c.is_ascii_digit());
            i = start + len;
            let is_fraction =
                signs.get(i) == Some(&'.') && signs.get(i + 1).map_or(false, char::is_ascii_digit);
            let text: String = signs[start..i].iter().collect();
            match text.parse() {
                _ if len >= LEAST_DIGITS
                    && signs.iter().filter(|c| !c.is_whitespace()).count() == len =>
                {
                    // Values of one digit, without anything between them.
                    for (column, digit) in (start + 1..).zip(text.bytes()) {
                        found.push(placed(Token::Number(u64::from(digit - b'0')), column));
                    }
                    continue;
                }
                Ok(value) if !is_fraction && value <= LARGEST_VALUE => Token::Number(value),
                _ => return Err(error(text)),
            }
        } else if is_negative {
            let text: String = signs[start..].iter().take_while(|c| !c.is_whitespace()).collect();
            return Err(error(text));
        } else if c.is_alphabetic() || c == '_' {
            i = start + run(&|c| c.is_alphabetic() || c == '_');
            Token::Word(signs[start..i].iter().collect::<String>().to_lowercase())
        } else if "([{".contains(c) {
            Token::Open(c)
        } else if ")]}".contains(c) {
            Token::Close
        } else {
            continue;
        };
        found.push(placed(token, start + 1));
    }
    Ok(found)
}

/// The lines without headings: those with words, where others have enough cells without any; else those with other words
/// than outcomes, where there are lines without such words.
fn without_headings(lines: Vec<Line>, lost: &str) -> Vec<Line> {
    let is_outcome = |word: &str| {
        let mut all = LOST.split(' ').chain(WON.split(' '));
        word == lost || all.any(|other| other == word) || is_of_letters(word)
    };
    let has_words = |line: &[Placed]| line.iter().any(|it| it.word().is_some());
    let is_strange =
        |line: &[Placed]| line.iter().filter_map(Placed::word).any(|word| !is_outcome(word));
    let cells = |line: &[Placed]| line.iter().filter(|it| it.is_cell()).count();
    let plain = lines.iter().filter(|line| !has_words(line)).map(|line| cells(line)).sum::<usize>();
    if plain >= LEAST_CELLS {
        return lines.into_iter().filter(|line| !has_words(line)).collect();
    }
    // Two words of any judge are outcomes, such as the names of its players.
    let words: BTreeSet<&str> = lines.iter().flatten().filter_map(Placed::word).collect();
    if words.len() == 2 {
        return lines;
    }
    // Rows whose first cell is a word, such as x and sg(x).
    if lines.iter().all(|line| is_strange(line) || cells(line) == 0) {
        let without = |line: Line| {
            let start = line.iter().position(|it| it.number().is_some()).unwrap_or(0);
            match &line[start..] {
                rest if rest.len() > 3 && !has_words(rest) => rest.to_vec(),
                _ => line,
            }
        };
        return lines.into_iter().map(without).collect();
    }
    lines.into_iter().filter(|line| !is_strange(line)).collect()
}

/// Whether a word is a row of outcomes such as `lwwlw`.
fn is_of_letters(word: &str) -> bool {
    ["wl", "np", "胜负", "赢输", "先后"].iter().any(|pair| word.chars().all(|c| pair.contains(c)))
}

/// The same with a token for each letter, if all words have two letters in all, of which each stands for an outcome.
fn in_letters(lines: Vec<Line>) -> Vec<Line> {
    let letters: BTreeSet<char> =
        lines.iter().flatten().filter_map(Placed::word).flat_map(str::chars).collect();
    if letters.len() > 2 {
        return lines;
    }
    let split = |placed: Placed| match &placed.token {
        Token::Word(word) => {
            let letter = |(i, c): (usize, char)| Placed {
                token: Token::Word(c.to_string()),
                column: placed.column + i,
                ..placed
            };
            word.chars().enumerate().map(letter).collect()
        }
        _ => vec![placed],
    };
    lines.into_iter().map(|line| line.into_iter().flat_map(split).collect()).collect()
}

/// What stands together in brackets, if there are several such rows or positions; each with whether these are parentheses.
fn groups(lines: &[Line]) -> Option<Vec<(bool, Line)>> {
    let mut found = Vec::new();
    let mut open: Option<(bool, Line)> = None;
    for placed in lines.iter().flatten() {
        match &placed.token {
            Token::Open(sign) => {
                open = Some((*sign == '(', Vec::new()));
            }
            Token::Close => {
                found.extend(open.take().filter(|(_, cells)| cells.len() > 1));
            }
            _ => open.iter_mut().for_each(|(_, cells)| cells.push(placed.clone())),
        }
    }
    (found.len() > 1).then_some(found)
}

fn from_groups(groups: &[(bool, Line)], lost: &str, from: u64) -> Tables {
    let len = groups[0].1.len();
    if let Some((_, other)) = groups.iter().find(|(_, group)| group.len() != len) {
        return Err(other.last().expect("a cell").error());
    }
    let are_round = groups.iter().all(|(is_round, _)| *is_round);
    let numbers = |(_, group): &(bool, Line)| -> Result<Vec<u64>, Error> {
        group.iter().map(|cell| cell.number().ok_or_else(|| cell.error())).collect()
    };
    let positions: Result<Vec<Vec<u64>>, Error> = groups.iter().map(numbers).collect();
    if are_round || len == 2 {
        return lost_positions(positions?).map(|table| vec![table]);
    }
    let rows: Vec<Line> = groups.iter().map(|(_, group)| group.clone()).collect();
    let mut found = vec![rectangle(&rows, lost, from)?];
    let ascends = |position: &Vec<u64>| position.windows(2).all(|pair| pair[0] <= pair[1]);
    if let Some(positions) = positions.ok().filter(|all| all.iter().all(ascends)) {
        found.extend(lost_positions(positions));
    }
    Ok(found)
}

/// The numbers of the heaps and the cells behind them, if all cells stand so: `sg[5] = 2` or `5: W`.
fn pairs(rows: &[Line]) -> Option<(Vec<u64>, Vec<Placed>)> {
    let (mut numbers, mut cells) = (Vec::new(), Vec::new());
    for pair in rows.concat().chunks(2) {
        match pair {
            [number, cell] if number.is_label && !cell.is_label => {
                numbers.push(number.number()?);
                cells.push(cell.clone());
            }
            _ => return None,
        }
    }
    (cells.len() > 1).then_some((numbers, cells))
}

fn from_rows(mut rows: Vec<Line>, lost: &str, from: u64) -> Tables {
    if let Some((numbers, cells)) = pairs(&rows) {
        return from_pairs(numbers, &cells, lost);
    }
    let number = |row: &Line| row[0].number();
    // In other tables, signs stand between all cells.
    let has_label = |row: &[Placed]| row[0].is_label && !row[1..].iter().any(|it| it.is_label);
    let labels = rows.iter().map(|row| number(row).filter(|_| has_label(row)));
    let mut labels: Option<Vec<u64>> = labels.collect();
    if let [numbers, values] = &*rows {
        // Numbers of heaps above their values.
        let numbers: Option<Vec<u64>> = numbers.iter().map(Placed::number).collect();
        let is_above = |numbers: &Vec<u64>| {
            let mut pairs = numbers.windows(2);
            numbers.len() == values.len()
                && numbers.len() > 3
                && pairs.all(|pair| pair[0] + 1 == pair[1])
        };
        if let Some(numbers) = numbers.filter(is_above) {
            return from_pairs(numbers, values, lost);
        }
    }
    if labels.is_none() && rows.len() > 2 {
        // A head with the numbers of the columns, above rows that begin with theirs.
        let len = rows[1].len();
        let has_head = rows[0].len() + 1 == len && rows[1..].iter().all(|row| row.len() == len);
        let are_pairs = rows.iter().all(|row| row.len() == 2);
        if has_head {
            rows.remove(0);
        }
        let numbers: Option<Vec<u64>> = rows.iter().map(number).collect();
        labels = numbers.filter(|all| has_head || are_pairs && is_ascending(all));
    }
    if let Some(labels) = labels.filter(|labels| !labels.is_empty()) {
        let rest: Vec<Line> = rows.iter().map(|row| row[1..].to_vec()).collect();
        return from_labels(labels, &rest, lost, from);
    }
    let mut found = Vec::new();
    let len = rows.first().map_or(0, Vec::len);
    if rows.len() > 1 && len > 1 && rows.iter().all(|row| row.len() == len) {
        found.push(rectangle(&rows, lost, from)?);
    }
    found.extend(row(&rows.concat(), from, lost)?);
    Ok(found)
}

/// A table whose rows begin with numbers.
fn from_labels(labels: Vec<u64>, rows: &[Line], lost: &str, from: u64) -> Tables {
    let goes_on = (1..rows.len()).all(|i| labels[i] == labels[i - 1] + rows[i - 1].len() as u64);
    if rows.len() == 1 || goes_on && rows[0].len() > 1 {
        return row(&rows.concat(), labels[0].max(from), lost);
    }
    if rows.iter().all(|row| row.len() == 1) {
        return from_pairs(labels, &rows.concat(), lost);
    }
    Ok(vec![rectangle(rows, lost, labels[0])?])
}

/// The values of heaps with these numbers, in any order.
fn from_pairs(numbers: Vec<u64>, cells: &[Placed], lost: &str) -> Tables {
    let (are_outcomes, values) = values(cells, lost, numbers.first() == Some(&0))?;
    let mut pairs: Vec<(Vec<u64>, u64)> =
        numbers.into_iter().map(|n| vec![n]).zip(values).collect();
    pairs.sort();
    if let Some(i) = (1..pairs.len()).find(|&i| pairs[i - 1].0 == pairs[i].0) {
        return Err(cells[i].error());
    }
    Ok(vec![Observed::new(1, are_outcomes, pairs)?])
}

fn is_ascending(numbers: &[u64]) -> bool {
    numbers.len() > 2 && numbers.windows(2).all(|pair| pair[0] < pair[1])
}

/// A row of values or outcomes, or of lost heaps, in ascending order; or each, if it can be both.
fn row(tokens: &[Placed], from: u64, lost: &str) -> Tables {
    let (are_outcomes, numbers) = values(tokens, lost, from == 0)?;
    let cells = (from..).map(|n| vec![n]).zip(numbers.iter().copied()).collect();
    let mut found = vec![Observed::new(1, are_outcomes, cells)?];
    let is_list = !are_outcomes && is_ascending(&numbers);
    if is_list && numbers.windows(2).any(|pair| pair[0] + 1 < pair[1]) {
        let list = numbers.into_iter().map(|number| vec![number]).collect();
        found.insert(0, lost_positions(list)?);
    }
    Ok(found)
}

fn rectangle(rows: &[Line], lost: &str, from: u64) -> Result<Observed, Error> {
    let width = rows[0].len();
    if let Some(row) = rows.iter().find(|row| row.len() != width) {
        return Err(row.last().expect("a cell").error());
    }
    let (are_outcomes, cells) = values(&rows.concat(), lost, from == 0)?;
    let places =
        (from..).take(rows.len()).flat_map(|a| (from..).take(width).map(move |b| vec![a, b]));
    Observed::new(2, are_outcomes, places.zip(cells).collect())
}

/// Whether tokens stand for outcomes, and their values. Without a word that is known the first one is lost, if `is_from_0`.
fn values(tokens: &[Placed], lost: &str, is_from_0: bool) -> Result<(bool, Vec<u64>), Error> {
    let of = |is_lost: &dyn Fn(&str) -> bool| {
        (true, tokens.iter().map(|token| u64::from(!is_lost(&token.text()))).collect())
    };
    if !lost.is_empty() {
        return if tokens.iter().any(|token| token.text() == lost) {
            Ok(of(&|word| word == lost))
        } else {
            Err(Error::NoLost { found: lost.to_string() })
        };
    }
    if let Some(cells) = tokens.iter().map(Placed::number).collect::<Option<Vec<u64>>>() {
        let all: BTreeSet<u64> = cells.iter().copied().collect();
        // No table of values from 0 on lacks the 0: these are the numbers of the winners.
        if is_from_0 && all.iter().eq(&[1, 2]) {
            return Ok(of(&|word| word == "2"));
        }
        return Ok((all.iter().all(|&value| value < 2), cells));
    }
    // What there is less of, numbers or words, is wrong.
    let numbers = tokens.iter().filter(|token| token.number().is_some()).count();
    let is_wrong = |token: &&Placed| token.number().is_some() == (2 * numbers < tokens.len());
    if let Some(other) = tokens.iter().filter(|_| numbers > 0).find(is_wrong) {
        return Err(other.error());
    }
    let words: BTreeSet<String> = tokens.iter().map(Placed::text).collect();
    let is_in = |list: &str, word: &str| list.split(' ').any(|other| other == word);
    let is_unknown = |token: &&Placed| !is_in(LOST, &token.text()) && !is_in(WON, &token.text());
    match tokens.iter().find(is_unknown) {
        None => Ok(of(&|word| is_in(LOST, word))),
        Some(third) if words.len() > 2 => Err(third.error()),
        _ if is_from_0 && words.len() == 2 => Ok(of(&|word| word == tokens[0].text())),
        _ => Err(tokens[0].error()),
    }
}

/// All positions as far as the list of those that are lost is complete: it is in ascending order of the least heaps, and
/// leaves the order within a position open.
fn lost_positions(listed: Vec<Vec<u64>>) -> Result<Observed, Error> {
    let heaps = listed[0].len();
    if heaps > MOST_HEAPS {
        return Err(Error::ManyHeaps { most: MOST_HEAPS, found: heaps });
    }
    let has_order = heaps > 1
        && listed.iter().any(|position| position.windows(2).any(|pair| pair[0] > pair[1]));
    let ordered = |mut position: Vec<u64>| {
        if !has_order {
            position.sort_unstable();
        }
        position
    };
    let lost: BTreeSet<Vec<u64>> = listed.into_iter().map(ordered).collect();
    // The least heap of the last position bounds what is complete; of lists with an order, the largest heap of all.
    let bound = |position: &Vec<u64>| {
        if has_order || heaps == 1 {
            position.iter().max().copied()
        } else {
            position.get(heaps - 2).copied()
        }
    };
    let side = lost.iter().filter_map(bound).max().unwrap_or(0) + 1;
    let all = usize::try_from(side).ok().and_then(|side| side.checked_pow(heaps as u32));
    all.filter(|&all| all <= MOST_CELLS).ok_or(Error::ManyCells { most: MOST_CELLS })?;
    // Lists of three heaps or more often leave out positions with an empty heap, or with two equal ones.
    let is_equal = |position: &Vec<u64>| position.windows(2).any(|pair| pair[0] == pair[1]);
    let has_empty = heaps < 3 || lost.iter().any(|position| position.contains(&0));
    let has_equal = heaps < 3 || lost.iter().any(is_equal);
    let mut cells = Vec::new();
    for position in board(heaps, side as usize) {
        let ordered = ordered(position.clone());
        // Lists of several heaps often leave out that of empty ones.
        let is_lost = lost.contains(&ordered);
        let is_listed = (has_empty || !ordered.contains(&0)) && (has_equal || !is_equal(&ordered));
        if is_lost || heaps == 1 || is_listed && position.iter().any(|&heap| heap > 0) {
            cells.push((position, u64::from(!is_lost)));
        }
    }
    Ok(Observed { is_list: true, ..Observed::new(heaps, true, cells)? })
}

impl Observed {
    /// A table of positions with so many heaps, with their outcomes or values.
    pub fn new(
        heaps: usize,
        are_outcomes: bool,
        cells: Vec<(Vec<u64>, u64)>,
    ) -> Result<Self, Error> {
        let largest = cells.iter().flat_map(|(heaps, _)| heaps).max().copied();
        match cells.len() {
            found if found < LEAST_CELLS => Err(Error::FewCells { least: LEAST_CELLS, found }),
            found if found > MOST_CELLS || largest > Some(LARGEST_HEAP) => {
                Err(Error::ManyCells { most: MOST_CELLS })
            }
            _ => {
                let language = Language::default();
                Ok(Observed { is_list: false, heaps, are_outcomes, language, readings: 1, cells })
            }
        }
    }

    /// How many cells may be exceptions to a claim.
    pub fn most_exceptions(&self) -> usize {
        MOST_EXCEPTIONS.min(self.cells.len() / 16)
    }

    /// The first number of a table of one heap without gaps, and its values.
    pub fn row(&self) -> Option<(u64, Vec<u64>)> {
        let first = self.cells[0].0[0];
        let is_whole = self.heaps == 1
            && (first..).zip(&self.cells).all(|(n, (position, _))| position[0] == n);
        is_whole.then(|| (first, self.cells.iter().map(|(_, value)| *value).collect()))
    }

    /// The one of these that is in the language of the reader.
    pub fn say<T>(&self, english: T, chinese: T) -> T {
        self.language.choose(english, chinese)
    }

    /// Whether a position is won, in words.
    pub fn outcome(&self, is_won: bool) -> &'static str {
        if is_won {
            self.say("won", "必胜")
        } else {
            self.say("lost", "必败")
        }
    }

    /// A value of the table in words: a number, or an outcome.
    pub fn said(&self, value: u64) -> String {
        if self.are_outcomes {
            self.outcome(value > 0).to_string()
        } else {
            value.to_string()
        }
    }

    /// How sure a claim of some cells is, by their places: see [`surety`].
    pub fn surety(
        &self,
        kind: Kind,
        cells: impl IntoIterator<Item = usize>,
        cost: f64,
    ) -> Option<f64> {
        let random = self.random();
        let information = information(cells.into_iter().map(|i| random[i]));
        surety(kind, information, cost, self.readings)
    }

    /// What is random of each cell: its value, or in a row of ascending values, which may be a list, how much it is larger
    /// than the one before it.
    fn random(&self) -> Vec<u64> {
        let values: Vec<u64> = self.cells.iter().map(|(_, value)| *value).collect();
        let is_list = !self.are_outcomes
            && values.windows(2).all(|pair| pair[0] < pair[1])
            && values.windows(2).any(|pair| pair[0] + 1 < pair[1]);
        if !is_list {
            return values;
        }
        let steps = values.windows(2).map(|pair| pair[1] - pair[0]);
        values.iter().take(1).copied().chain(steps).collect()
    }
}
