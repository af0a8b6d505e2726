//! The games that can be typed, or that the pack knows, with the values of a table.

use super::chance::{cost_of_choice, cost_of_exceptions, Kind};
use super::formulas::period_code;
use super::input::Observed;
use super::{board, Claim, Game};
use crate::coins::Coins;
use crate::heap::HeapGame;
use crate::kind::Subject;
use crate::known::{self, Entry};
use crate::request::joined;
use crate::takes::grundy_values;
use crate::vectors::{index_of, Vectors};
use std::collections::HashMap;

/// The takes of which all sets are tried are at most this.
const LARGEST_TAKE: u64 = 12;

/// The most games that are named, of different values on larger heaps.
const MOST_NAMED: usize = 6;

/// Games with the same values on so many heaps are taken for the same.
const FAR: usize = 400;
const FAR_SIDE: usize = 30;

/// Boards are compared up to this side.
const LARGEST_SIDE: usize = 60;

/// The largest difference between the numbers of heaps and of places.
const MOST_SHIFT: i64 = 2;

/// Games are tried on so many heaps, or on boards of such a side, before they are on the whole table.
const FIRST: usize = 24;
const FIRST_SIDE: usize = 8;

/// Named sets of takes, beside multiples and powers.
const NAMED: &str =
    "any,odd,even,squares,cubes,triangular,primes,1 primes,fibonacci,divisors,proper divisors";

/// A game that may have the values of a table.
pub struct Trial {
    rules: Rules,
    is_misere: bool,
    cost: f64,
    /// The values with which it is tried first.
    first: Vec<u64>,
}

enum Rules {
    /// The kind and the rule as they are typed.
    Typed(&'static str, String),
    /// A game of the pack's list.
    Pack(Entry),
}

/// A game that agrees with a table, but for some cells.
struct Agreeing<'a> {
    trial: &'a Trial,
    /// How the numbers of the heaps differ from those of the table.
    shift: i64,
    exceptions: Vec<usize>,
    cost: f64,
    /// See [`Observed::surety`]; none if it may be chance.
    surety: Option<f64>,
}

/// Games with the same values as far as is looked, the likeliest first.
struct Group<'a> {
    members: Vec<Agreeing<'a>>,
    values: Vec<u64>,
}

impl Trial {
    /// It is tried first on so many heaps, or on a board of this side.
    fn new(rules: Rules, is_misere: bool, cost: f64, first: usize) -> Self {
        let mut trial = Trial { rules, is_misere, cost, first: Vec::new() };
        trial.first = trial.values(first);
        trial
    }

    /// The values of so many heaps, or of a board of this side; in misère play 0 for lost and 1 for won.
    fn values(&self, len: usize) -> Vec<u64> {
        let (kind, rule) = match &self.rules {
            Rules::Typed(kind, rule) => (*kind, rule),
            Rules::Pack(entry) => return (entry.values)(len),
        };
        let of_heaps = |game: HeapGame| game.grundy_values(len, |_| {});
        let values = match (kind, listed(rule)) {
            ("vectors", _) => {
                Vectors::parse(rule).map(|game| game.values(len, self.is_misere, &mut |_, _| {}))
            }
            ("coins", _) => Coins::parse(rule).map(|game| game.grundy_values(len, |_| {})),
            ("octal", _) => HeapGame::with_code(rule).map(of_heaps),
            (_, Some(takes)) => Ok(grundy_values(&takes, len, &mut |_| {})),
            _ => HeapGame::with_takes(rule).map(of_heaps),
        };
        let mut values = values.unwrap_or_default();
        if kind == "takes" && self.is_misere {
            // The heaps of value 1 are lost, by Ferguson's theorem.
            values = values.into_iter().map(|value| u64::from(value != 1)).collect();
        }
        values
    }

    /// Those of its shifts with which it agrees with a table, first in the corner that is tried first.
    fn agreeing<'a>(
        &'a self,
        observed: &'a Observed,
        corner: &'a Observed,
    ) -> impl Iterator<Item = Agreeing<'a>> {
        // The largest shift, and the largest heap, as values of some games take long.
        let (most_shift, reach) = match &self.rules {
            Rules::Typed("takes", _) => (1, usize::MAX),
            Rules::Typed("octal", _) => (MOST_SHIFT, 5 * FAR),
            Rules::Typed("coins", _) => (MOST_SHIFT, FAR),
            _ => (0, usize::MAX),
        };
        let largest = observed.cells.iter().flat_map(|(position, _)| position).max().copied();
        let first_side = if observed.heaps > 1 { FIRST_SIDE } else { self.first.len() };
        let most = observed.most_exceptions();
        (-most_shift..=most_shift).filter_map(move |shift| {
            differing(corner, &self.first, first_side, shift, most)?;
            let side = usize::try_from(largest? as i64 + shift).ok()? + 1;
            let values = (side <= reach).then(|| self.values(side))?;
            let exceptions = differing(observed, &values, side, shift, most)?;
            let cells = observed.cells.len();
            let mut cost = self.cost + cost_of_exceptions(cells, exceptions.len());
            if most_shift > 0 {
                cost += cost_of_choice(shift == 0, 2 * most_shift as usize);
            }
            if most_shift == 1 && observed.are_outcomes {
                cost += cost_of_choice(!self.is_misere, 1);
            }
            let kept = (0..cells).filter(|i| !exceptions.contains(i));
            let surety = observed.surety(Kind::Game, kept, cost);
            Some(Agreeing { trial: self, shift, exceptions, cost, surety })
        })
    }
}

/// The takes of a range or a list of numbers, of which there are thousands: they need no reader.
fn listed(rule: &str) -> Option<Vec<u64>> {
    match rule.split_once("..") {
        Some((least, most)) => Some((least.parse().ok()?..=most.parse().ok()?).collect()),
        None => rule.split(',').map(|take| take.parse().ok()).collect(),
    }
}

/// The part of a table with heaps below this.
fn corner(observed: &Observed, side: usize) -> Observed {
    let is_in = |(position, _): &&(Vec<u64>, u64)| position.iter().all(|&heap| heap < side as u64);
    let cells = observed.cells.iter().filter(is_in).cloned().collect();
    Observed { cells, ..observed.clone() }
}

/// The games that agree with a table, up to some exceptions, and what is to be said of all of them.
pub fn claims(observed: &Observed, typed: &[Trial]) -> (Vec<Claim>, Vec<String>) {
    // A board is compared as far as it is a square.
    let is_row = observed.heaps == 1;
    let square = if is_row { usize::MAX } else { side(observed).min(LARGEST_SIDE) };
    let observed = &corner(observed, square);
    let own = match observed.heaps {
        1 => of_row(observed),
        2 => of_board(observed),
        _ => Vec::new(),
    };
    let corner = corner(observed, if is_row { FIRST } else { FIRST_SIDE });
    let trials = typed.iter().filter(|_| is_row).chain(&own);
    // In misère play there are only outcomes.
    let trials = trials.filter(|trial| observed.are_outcomes || !trial.is_misere);
    let mut agreeing: Vec<Agreeing> =
        trials.flat_map(|trial| trial.agreeing(observed, &corner)).collect();
    agreeing.sort_by(|a, b| {
        let order = |it: &Agreeing| (it.exceptions.len(), it.shift.abs());
        order(a).cmp(&order(b)).then(a.cost.total_cmp(&b.cost))
    });
    // Games without exceptions leave no reason to look at others.
    let least =
        agreeing.iter().filter(|it| it.surety.is_some()).map(|it| it.exceptions.len()).min();
    let count = agreeing.iter().filter(|it| it.exceptions.is_empty()).count();
    if least.is_none() {
        let cells = observed.cells.len();
        let note = observed.say(
            format!("{count} games that can be typed here agree with these {cells} values, which are too few to tell one from chance: paste more"),
            format!("有 {count} 个可输入的游戏与这 {cells} 个值相符；值太少，无法排除巧合，请多给一些"),
        );
        return (Vec::new(), if count > 0 { vec![note] } else { Vec::new() });
    }
    agreeing.retain(|it| Some(it.exceptions.len()) == least);
    let mut groups = grouped(observed, agreeing);
    groups.retain(|group| group.members.iter().any(|it| it.surety.is_some()));
    let parting = parting(&groups, observed);
    let claims = groups.into_iter().take(MOST_NAMED).map(|group| group.claim(observed));
    (claims.collect(), parting.into_iter().collect())
}

/// The cells that differ from these values of a game, unless they are more than `most`.
fn differing(
    observed: &Observed,
    values: &[u64],
    side: usize,
    shift: i64,
    most: usize,
) -> Option<Vec<usize>> {
    let mut found = Vec::new();
    for (i, (position, value)) in observed.cells.iter().enumerate() {
        let moved = |&n: &u64| usize::try_from(n as i64 + shift).ok().filter(|&heap| heap < side);
        let heaps: Option<Vec<usize>> = position.iter().map(moved).collect();
        let of_game = heaps.and_then(|heaps| values.get(index_of(&heaps, side)).copied());
        let agrees = of_game.map_or(false, |of_game| {
            let is_same = (of_game == 0) == (*value == 0);
            if observed.are_outcomes {
                is_same
            } else {
                of_game == *value
            }
        });
        if !agrees {
            found.push(i);
            if found.len() > most {
                return None;
            }
        }
    }
    Some(found)
}

/// How far beyond a table games are compared: the number of heaps, or the side of the board.
fn far(observed: &Observed) -> usize {
    let last = observed.cells.last().map_or(0, |(position, _)| position[0] as usize);
    if observed.heaps == 1 {
        FAR.max(last + 1) + MOST_SHIFT as usize
    } else {
        FAR_SIDE.max(side(observed))
    }
}

/// The games in groups with the same values.
fn grouped<'a>(observed: &Observed, agreeing: Vec<Agreeing<'a>>) -> Vec<Group<'a>> {
    let far = far(observed);
    let mut groups: Vec<Group> = Vec::new();
    for it in agreeing {
        // The values at the places of the table.
        let mut values = it.trial.values(far);
        if it.shift > 0 {
            values.drain(..it.shift as usize);
        }
        for _ in it.shift..0 {
            values.insert(0, u64::MAX);
        }
        if observed.heaps == 1 {
            values.truncate(far - MOST_SHIFT as usize);
        }
        if observed.are_outcomes {
            for value in &mut values {
                *value = (*value).min(1);
            }
        }
        // Places in front of the first heap are those of exceptions.
        let first = observed.cells[0].0[0] as usize;
        let from = if observed.heaps == 1 { first } else { 0 };
        match groups.iter_mut().find(|group| group.values[from..] == values[from..]) {
            Some(group) => group.members.push(it),
            None => groups.push(Group { members: vec![it], values }),
        }
    }
    groups
}

impl Group<'_> {
    fn claim(self, observed: &Observed) -> Claim {
        let Group { mut members, values } = self;
        let surety = members.iter().filter_map(|it| it.surety).fold(0.0, f64::max);
        // Pages of the pack are worth more than further rules.
        members[1..].sort_by_key(|it| matches!(it.trial.rules, Rules::Typed(..)));
        let games: Vec<Game> =
            members.iter().take(MOST_NAMED).map(|it| it.game(observed)).collect();
        let exceptions = members[0].exceptions.iter().map(|&i| observed.cells[i].clone());
        let code = if observed.heaps == 1 { period_code(&values, observed) } else { None };
        let more = members.len() - games.len();
        let claim = Claim::new(games[0].text.clone(), surety);
        Claim { exceptions: exceptions.collect(), code, games, more, ..claim }
    }
}

/// Where games that agree with the table part.
fn parting(groups: &[Group], observed: &Observed) -> Option<String> {
    let (first, second) = (groups.first()?, groups.get(1)?);
    // Of one heap only those that are not in the table are looked at.
    let from = if observed.heaps == 1 { observed.cells.last()?.0[0] as usize } else { 0 };
    let mut pairs = first.values.iter().zip(&second.values).skip(from);
    let parts = from + pairs.position(|(a, b)| a != b)?;
    let far = far(observed);
    let place = if observed.heaps == 1 {
        parts.to_string()
    } else {
        format!("({}, {})", parts / far, parts % far)
    };
    let value = |group: &Group| observed.said(group.values[parts]);
    let [one, other] = [first, second].map(|group| group.members[0].game(observed).text);
    let [of_one, of_other] = [value(first), value(second)];
    Some(observed.say(
        format!("“{one}” and “{other}” part at {place}, with {of_one} and {of_other}: compute {place} to decide"),
        format!("“{one}”与“{other}”在 {place} 处分开（{of_one} 与 {of_other}）：算出 {place} 即可判断"),
    ))
}

impl Agreeing<'_> {
    /// The game in words, and where it is or how it is typed.
    fn game(&self, observed: &Observed) -> Game {
        let is_misere = self.trial.is_misere;
        let (mut text, place, typed) = match &self.trial.rules {
            Rules::Pack(entry) => {
                (entry.rule(observed.language).to_string(), Some(entry.place()), None)
            }
            Rules::Typed(kind, rule) => {
                let [english, chinese] = match *kind {
                    "takes" => {
                        [format!("take {rule} from a heap"), format!("从一堆中取 {rule} 颗")]
                    }
                    "octal" => [format!("the octal game {rule}"), format!("八进制游戏 {rule}")],
                    "coins" => [format!("turn coins: {rule}"), format!("翻硬币：{rule}")],
                    _ => [format!("the vectors {rule}"), format!("向量 {rule}")],
                };
                let end = observed.say(", the last one loses", "，取最后一颗者输");
                let text = observed.say(english, chinese) + if is_misere { end } else { "" };
                (text, None, Some((*kind, rule.clone(), is_misere)))
            }
        };
        if self.shift != 0 {
            let sign = if self.shift > 0 { '+' } else { '-' };
            let heap = format!("n {sign} {}", self.shift.abs());
            text += &observed.say(format!(", with {heap} for n"), format!("（以 {heap} 代 n）"));
        }
        Game { text, place, typed }
    }
}

/// All games of one heap that can be typed and are tried.
pub fn typed() -> Vec<Trial> {
    let first = FIRST + MOST_SHIFT as usize;
    let plays = |kind| [false, true].into_iter().take(if kind == "takes" { 2 } else { 1 });
    let of_plays = |(kind, rule, cost): (&'static str, String, f64)| {
        plays(kind).map(move |is_misere| {
            Trial::new(Rules::Typed(kind, rule.clone()), is_misere, cost, first)
        })
    };
    takes().into_iter().chain(splits()).flat_map(of_plays).collect()
}

/// The games of the pack for a row of heaps.
fn of_row(observed: &Observed) -> Vec<Trial> {
    // Their parameters are read off the values, which begin with the heap 0: one in front of the table is taken for lost.
    match observed.row() {
        Some((first, row)) if first <= MOST_SHIFT as u64 => {
            let mut values = vec![0; first as usize];
            values.extend(row);
            of_pack(&Subject::row("table", String::new(), values), FIRST)
        }
        _ => Vec::new(),
    }
}

/// The games of the pack whose parameters are read off the values of this game.
fn of_pack(subject: &Subject, first: usize) -> Vec<Trial> {
    let of_play = |is_misere: bool| {
        let entries = known::entries(subject, &subject.values, is_misere);
        entries.into_iter().map(move |entry| {
            // Each parameter is one of at most as many as there are heaps.
            let cost = 128_f64.ln() + entry.parameters as f64 * (subject.side as f64).ln();
            Trial::new(Rules::Pack(entry), is_misere, cost, first)
        })
    };
    [false, true].into_iter().flat_map(of_play).collect()
}

/// Sets of takes, with their cost.
fn takes() -> Vec<(&'static str, String, f64)> {
    let ln = |n: u64| (n as f64).ln();
    let mut all = Vec::new();
    let mut add = |rule: String, cost: f64| all.push(("takes", rule, cost));
    for most in 2..=40 {
        add(format!("1..{most}"), 4_f64.ln() + ln(most) + ln(most + 1));
    }
    for least in 2..=12 {
        for most in least + 1..=30 {
            add(
                format!("{least}..{most}"),
                16_f64.ln() + ln(least * (least + 1)) + ln(most * (most + 1)),
            );
        }
    }
    for rule in NAMED.split(',') {
        add(rule.replace(' ', if rule.contains('1') { "," } else { " " }), 128_f64.ln());
    }
    for k in 2..=10 {
        add(format!("powers of {k}"), 128_f64.ln());
        add(format!("multiples of {k}"), 128_f64.ln());
        add(format!("1,multiples of {k}"), 128_f64.ln());
        add(format!("any but multiples of {k}"), 128_f64.ln());
    }
    // Of each number of takes the same share.
    for set in 1_u64..1 << LARGEST_TAKE {
        let takes: Vec<String> = (1..=LARGEST_TAKE)
            .filter(|take| set >> (take - 1) & 1 == 1)
            .map(|take| take.to_string())
            .collect();
        let choose = (0..takes.len() as u64).map(|i| ln(LARGEST_TAKE - i) - ln(i + 1)).sum::<f64>();
        add(takes.join(","), 8_f64.ln() + ln(LARGEST_TAKE) + choose);
    }
    all
}

/// Octal codes and coins, with their cost.
fn splits() -> Vec<(&'static str, String, f64)> {
    let mut all = Vec::new();
    for first in ["0", "4"] {
        for code in 1..512_u32 {
            let digits = format!("{code:03o}");
            let rule = format!("{first}.{}", digits.trim_end_matches('0'));
            all.push(("octal", rule, 32_f64.ln() + f64::from(code).log2().max(3.0) * 2_f64.ln()));
            if code < 64 && code % 8 > 0 {
                let rule = format!("{first}.{}...", &digits[1..]);
                all.push(("octal", rule, 32_f64.ln() + 64_f64.ln()));
            }
        }
    }
    let mut add = |rule: String| all.push(("coins", rule, 256_f64.ln()));
    for k in 1..=6 {
        add(format!("up to {k}"));
        add(format!("exactly {k}"));
        add(format!("run up to {k}"));
    }
    add("run".to_string());
    for set in 1_u32..64 {
        let all: Vec<String> =
            (1..=6).filter(|d| set >> (d - 1) & 1 == 1).map(|d| d.to_string()).collect();
        add(format!("distances {}", all.join(", ")));
    }
    all
}

/// The side of the largest square of a table from (0, 0) on.
fn side(observed: &Observed) -> usize {
    let last = observed.cells.last().and_then(|(position, _)| position.iter().min());
    last.map_or(0, |&heap| heap as usize + 1)
}

/// The games for two heaps: those of the pack, and all that take one or two from heaps, once or again and again.
fn of_board(observed: &Observed) -> Vec<Trial> {
    let side = side(observed);
    if side < 2 {
        return Vec::new();
    }
    let at: HashMap<&Vec<u64>, u64> =
        observed.cells.iter().map(|(position, value)| (position, *value)).collect();
    let values = board(2, side).map(|heaps| at.get(&heaps).copied().unwrap_or(0)).collect();
    let vectors = ["(1,0)", "(0,1)", "(1,1)", "(1,2)", "(2,1)"];
    let subject = Subject { heaps: 2, side, ..Subject::row("table", String::new(), values) };
    let mut found = of_pack(&subject, FIRST_SIDE);
    for is_misere in [false, true] {
        for set in 1..3_usize.pow(5) {
            let all = (0..5).filter_map(|i| match set / 3_usize.pow(i) % 3 {
                0 => None,
                1 => Some(vectors[i as usize].to_string()),
                _ => Some(format!("{}*", vectors[i as usize])),
            });
            let rules = Rules::Typed("vectors", joined(all, " "));
            let cost = 4_f64.ln() + 243_f64.ln();
            found.push(Trial::new(rules, is_misere, cost, FIRST_SIDE));
        }
    }
    found
}
