//! The games that can be typed, or that the pack knows, with the values of a table.

use super::chance::{cost_of_choice, cost_of_exceptions, Kind};
use super::formulas::period_code;
use super::input::Observed;
use super::{Claim, Game};
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
const MOST_SHIFT: usize = 2;

/// Games are tried on so many heaps, or on boards of such a side, before they are on the whole table.
const FIRST: usize = 24;
const FIRST_SIDE: usize = 8;

/// Named sets of takes, beside multiples and powers.
const NAMED: &str =
    "any,odd,even,squares,cubes,triangular,primes,1 primes,fibonacci,divisors,proper divisors";

/// A game that may have the values of a table.
struct Candidate {
    rules: Rules,
    is_misere: bool,
    /// How the numbers of the heaps differ from those of the table.
    shift: i64,
    cost: f64,
}

enum Rules {
    /// The kind and the rule as they are typed.
    Typed(&'static str, String),
    /// A game of the pack's list.
    Pack(Entry),
}

impl Candidate {
    /// The values of so many heaps, or of a board of this side; in misère play 0 for lost and 1 for won.
    fn values(&self, len: usize) -> Vec<u64> {
        match &self.rules {
            Rules::Typed(kind, rule) => values(kind, rule, self.is_misere, len),
            Rules::Pack(entry) => (entry.values)(len),
        }
    }
}

/// The values of a game that is typed; see above.
fn values(kind: &str, rule: &str, is_misere: bool, len: usize) -> Vec<u64> {
    let found = match kind {
        "vectors" => Vectors::parse(rule).map(|game| game.values(len, is_misere, &mut |_, _| {})),
        "coins" => Coins::parse(rule).map(|game| game.grundy_values(len, |_| {})),
        "octal" => HeapGame::with_code(rule).map(|game| game.grundy_values(len, |_| {})),
        _ => {
            let values = match listed(rule) {
                Some(takes) => Ok(grundy_values(&takes, len, &mut |_| {})),
                None => HeapGame::with_takes(rule).map(|game| game.grundy_values(len, |_| {})),
            };
            // In misère play the heaps of value 1 are lost, by Ferguson's theorem.
            let outcome = |value| if is_misere { u64::from(value != 1) } else { value };
            values.map(|values| values.into_iter().map(outcome).collect())
        }
    };
    found.unwrap_or_default()
}

/// A candidate that agrees with a table, but for some cells.
struct Agreeing {
    candidate: Candidate,
    exceptions: Vec<usize>,
    /// See [`Observed::surety`]; none if it may be chance.
    surety: Option<f64>,
}

/// Games with the same values as far as is looked, the likeliest first.
struct Group {
    members: Vec<Agreeing>,
    values: Vec<u64>,
}

/// The takes of a range or a list of numbers, of which there are thousands: they need no reader.
fn listed(rule: &str) -> Option<Vec<u64>> {
    match rule.split_once("..") {
        Some((least, most)) => Some((least.parse().ok()?..=most.parse().ok()?).collect()),
        None => rule.split(',').map(|take| take.parse().ok()).collect(),
    }
}

/// The games that agree with a table, up to some exceptions, and what is to be said of all of them.
pub fn claims(observed: &Observed, typed: &[Typed]) -> (Vec<Claim>, Vec<String>) {
    // A board is compared as far as it is a square.
    let square = side(observed).min(LARGEST_SIDE) as u64;
    let is_compared = |(position, _): &&(Vec<u64>, u64)| {
        observed.heaps == 1 || position.iter().all(|&heap| heap < square)
    };
    let cells = observed.cells.iter().filter(is_compared).cloned().collect();
    let observed = &Observed { cells, ..observed.clone() };
    let candidates = match observed.heaps {
        1 => of_heaps(observed, typed),
        2 => of_boards(observed),
        _ => Vec::new(),
    };
    let cells = observed.cells.len();
    let agreeing = candidates.into_iter().filter_map(|candidate| {
        let exceptions = exceptions(observed, &candidate)?;
        let kept = (0..cells).filter(|i| !exceptions.contains(i));
        let cost = candidate.cost + cost_of_exceptions(cells, exceptions.len());
        let surety = observed.surety(Kind::Game, kept, cost);
        Some(Agreeing { candidate, exceptions, surety })
    });
    let mut agreeing: Vec<Agreeing> = agreeing.collect();
    agreeing.sort_by(|a, b| {
        let order = |it: &Agreeing| (it.exceptions.len(), it.candidate.shift.abs());
        order(a).cmp(&order(b)).then(a.candidate.cost.total_cmp(&b.candidate.cost))
    });
    // Games without exceptions leave no reason to look at others.
    let least =
        agreeing.iter().filter(|it| it.surety.is_some()).map(|it| it.exceptions.len()).min();
    let count = agreeing.iter().filter(|it| it.exceptions.is_empty()).count();
    if least.is_none() {
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

/// The cells in which a game differs. `None` if these are too many.
fn exceptions(observed: &Observed, candidate: &Candidate) -> Option<Vec<usize>> {
    let largest = observed.cells.iter().flat_map(|(position, _)| position).max().copied()?;
    let side = usize::try_from(largest as i64 + candidate.shift).ok()? + 1;
    let reach = match candidate.rules {
        Rules::Typed("coins", _) => FAR,
        Rules::Typed("octal", _) => 5 * FAR,
        _ => usize::MAX,
    };
    // Values of those take long.
    if side > reach {
        return None;
    }
    let most = observed.most_exceptions();
    let first = if observed.heaps > 1 { FIRST_SIDE } else { FIRST };
    // Those of one heap that are typed have been tried so already.
    let is_tried = observed.heaps == 1 && matches!(candidate.rules, Rules::Typed(..));
    if side > first && !is_tried {
        let corner: Vec<_> = observed
            .cells
            .iter()
            .filter(|(position, _)| position.iter().all(|&heap| heap < first as u64))
            .cloned()
            .collect();
        let corner = Observed { cells: corner, ..observed.clone() };
        differing(&corner, &candidate.values(first), first, 0, most)?;
    }
    differing(observed, &candidate.values(side), side, candidate.shift, most)
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
        FAR.max(last + 1) + MOST_SHIFT
    } else {
        FAR_SIDE.max(side(observed))
    }
}

/// The games in groups with the same values.
fn grouped(observed: &Observed, agreeing: Vec<Agreeing>) -> Vec<Group> {
    let far = far(observed);
    let mut groups: Vec<Group> = Vec::new();
    for it in agreeing {
        // The values at the places of the table.
        let shift = it.candidate.shift;
        let mut values = it.candidate.values(far);
        if shift > 0 {
            values.drain(..shift as usize);
        }
        for _ in shift..0 {
            values.insert(0, u64::MAX);
        }
        if observed.heaps == 1 {
            values.truncate(far - MOST_SHIFT);
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

impl Group {
    fn claim(self, observed: &Observed) -> Claim {
        let Group { mut members, values } = self;
        let surety = members.iter().filter_map(|it| it.surety).fold(0.0, f64::max);
        // Pages of the pack are worth more than further rules.
        members[1..].sort_by_key(|it| matches!(it.candidate.rules, Rules::Typed(..)));
        let game = |it: &Agreeing| {
            let (text, is_misere) = (name(&it.candidate, observed), it.candidate.is_misere);
            match &it.candidate.rules {
                Rules::Typed(kind, rule) => {
                    Game { text, place: None, typed: Some((kind, rule.clone(), is_misere)) }
                }
                Rules::Pack(entry) => Game { text, place: Some(entry.place()), typed: None },
            }
        };
        let exceptions = members[0].exceptions.iter().map(|&i| observed.cells[i].clone());
        let games: Vec<Game> = members.iter().take(MOST_NAMED).map(game).collect();
        let code = if observed.heaps == 1 { period_code(&values, observed) } else { None };
        let more = members.len() - games.len();
        let claim = Claim::new(name(&members[0].candidate, observed), surety);
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
    let [one, other] = [first, second].map(|group| name(&group.members[0].candidate, observed));
    let [of_one, of_other] = [value(first), value(second)];
    Some(observed.say(
        format!("“{one}” and “{other}” part at {place}, with {of_one} and {of_other}: compute {place} to decide"),
        format!("“{one}”与“{other}”在 {place} 处分开（{of_one} 与 {of_other}）：算出 {place} 即可判断"),
    ))
}

/// The game in words.
fn name(candidate: &Candidate, observed: &Observed) -> String {
    let mut name = match &candidate.rules {
        Rules::Pack(entry) => entry.rule(observed.language).to_string(),
        Rules::Typed(kind, rule) => {
            let [english, chinese] = match *kind {
                "takes" => [format!("take {rule} from a heap"), format!("从一堆中取 {rule} 颗")],
                "octal" => [format!("the octal game {rule}"), format!("八进制游戏 {rule}")],
                "coins" => [format!("turn coins: {rule}"), format!("翻硬币：{rule}")],
                _ => [format!("the vectors {rule}"), format!("向量 {rule}")],
            };
            let end = observed.say(", the last one loses", "，取最后一颗者输");
            observed.say(english, chinese) + if candidate.is_misere { end } else { "" }
        }
    };
    if candidate.shift != 0 {
        let sign = if candidate.shift > 0 { '+' } else { '-' };
        let heap = format!("n {sign} {}", candidate.shift.abs());
        name += &observed.say(format!(", with {heap} for n"), format!("（以 {heap} 代 n）"));
    }
    name
}

/// A game of one heap that can be typed, with its cost and the values of its first heaps.
pub struct Typed {
    kind: &'static str,
    rule: String,
    cost: f64,
    first: Vec<u64>,
}

/// All such games that are tried.
pub fn typed() -> Vec<Typed> {
    let all = takes().into_iter().chain(splits());
    all.map(|(kind, rule, cost)| Typed {
        first: values(kind, &rule, false, FIRST + MOST_SHIFT),
        kind,
        rule,
        cost,
    })
    .collect()
}

impl Typed {
    /// The candidates with the values of the first heaps of a table, in normal or misère play, and with a shift or without.
    fn candidates(&self, first: &Observed, most: usize) -> Vec<Candidate> {
        let Typed { kind, rule, cost, first: values } = self;
        let is_takes = *kind == "takes";
        let reach = if is_takes { 1 } else { MOST_SHIFT as i64 };
        let mut found = Vec::new();
        let mut add = |values: &[u64], is_misere: bool, cost: f64| {
            for shift in -reach..=reach {
                if differing(first, values, values.len(), shift, most).is_some() {
                    let cost = cost + cost_of_choice(shift == 0, 2 * reach as usize);
                    let rules = Rules::Typed(kind, rule.clone());
                    found.push(Candidate { rules, is_misere, shift, cost });
                }
            }
        };
        // Ferguson's theorem gives the outcomes of takes in misère play.
        if is_takes && first.are_outcomes {
            add(values, false, cost + cost_of_choice(true, 1));
            let misere: Vec<u64> = values.iter().map(|&value| u64::from(value != 1)).collect();
            add(&misere, true, cost + cost_of_choice(false, 1));
        } else {
            add(values, false, *cost);
        }
        found
    }
}

/// The candidates for one heap.
fn of_heaps(observed: &Observed, typed: &[Typed]) -> Vec<Candidate> {
    let first = observed.cells.iter().take_while(|(position, _)| position[0] < FIRST as u64);
    let first = Observed { cells: first.cloned().collect(), ..observed.clone() };
    let most = observed.most_exceptions();
    let mut found: Vec<Candidate> =
        typed.iter().flat_map(|typed| typed.candidates(&first, most)).collect();
    // The parameters of the games of the pack are read off the values, which begin with the heap 0: one in front of the
    // table is taken for lost.
    if let Some((first, row)) = observed.row().filter(|(first, _)| *first <= MOST_SHIFT as u64) {
        let mut values = vec![0; first as usize];
        values.extend(row);
        found.extend(of_pack(observed, &Subject::row("table", String::new(), values)));
    }
    found
}

/// In which kinds of play the values of a table may be: in misère play there are only outcomes.
fn plays(observed: &Observed) -> &'static [bool] {
    if observed.are_outcomes {
        &[false, true]
    } else {
        &[false]
    }
}

/// The candidates of the pack for a table, whose numbers are read off the values of this game.
fn of_pack(observed: &Observed, subject: &Subject) -> Vec<Candidate> {
    let of_play = |&is_misere: &bool| {
        let entries = known::entries(subject, &subject.values, is_misere);
        entries.into_iter().map(move |entry| of_entry(entry, subject.side, is_misere))
    };
    plays(observed).iter().flat_map(of_play).collect()
}

fn of_entry(entry: Entry, len: usize, is_misere: bool) -> Candidate {
    // Each parameter is one of at most as many as there are heaps.
    let cost = 128_f64.ln() + entry.parameters as f64 * (len as f64).ln();
    Candidate { rules: Rules::Pack(entry), is_misere, shift: 0, cost }
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

/// The candidates for two heaps: those of the pack, and all that take one or two from heaps, once or again and again.
fn of_boards(observed: &Observed) -> Vec<Candidate> {
    let side = side(observed);
    if side < 2 {
        return Vec::new();
    }
    let at: HashMap<&Vec<u64>, u64> =
        observed.cells.iter().map(|(position, value)| (position, *value)).collect();
    let mut values = Vec::new();
    for a in 0..side as u64 {
        for b in 0..side as u64 {
            values.push(at.get(&vec![a, b]).copied().unwrap_or(0));
        }
    }
    let vectors = ["(1,0)", "(0,1)", "(1,1)", "(1,2)", "(2,1)"];
    let subject = Subject { heaps: 2, side, ..Subject::row("table", String::new(), values) };
    let mut found = of_pack(observed, &subject);
    for &is_misere in plays(observed) {
        for set in 1..3_usize.pow(5) {
            let all = (0..5).filter_map(|i| match set / 3_usize.pow(i) % 3 {
                0 => None,
                1 => Some(vectors[i as usize].to_string()),
                _ => Some(format!("{}*", vectors[i as usize])),
            });
            let rule = joined(all, " ");
            let cost = 4_f64.ln() + 243_f64.ln();
            let rules = Rules::Typed("vectors", rule);
            found.push(Candidate { rules, is_misere, shift: 0, cost });
        }
    }
    found
}
