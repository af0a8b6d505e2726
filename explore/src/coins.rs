//! Coins in a row that are turned.

use crate::error::Error;
use crate::kind::{Found, Kind, Positions, Progress, Row, Subject};
use crate::misere::{Search, Searched, TOO_LARGE};
use crate::period::{self, Period, Periodicity};
use crate::position::{Moves, Outcome, Position};
use crate::program::{self, numbers, templates, Head, Parts, ProgramLanguage};
use crate::request::{in_digits, in_english, items, joined, Request};
use crate::values::Values;
use common::grundy::grundy_table;
use common::nim::nim_sum;
use std::iter::{empty, once};

/// A game of turning coins in a row, on places 1, 2, 3, ... The rightmost coin of those that a move turns goes from
/// heads to tails.
#[derive(Debug)]
pub(crate) enum Coins {
    /// At most this many coins are turned, or exactly this many.
    Count { most: usize, is_exact: bool },
    /// Neighbours are turned, at most this many, or any number.
    Run(Option<usize>),
    /// One coin is turned, or two whose distance is one of these, in ascending order.
    Distances(Vec<usize>),
}

/// The largest place of a row.
pub(crate) const LARGEST_PLACE: usize = 1000;

/// The last place if none is asked for.
const USUAL_PLACE: usize = 100;

/// Values are below this: sets of them are lists of bits.
const VALUES: u64 = 1 << 20;

/// More coins than these are never turned where values are below that: their values would be powers of two.
const MOST_TURNED: usize = 21;

/// The most bytes that the sets may take which lead to the winning moves.
const MOST_BYTES: usize = 64_000_000;

/// The most moves from one position of a search.
const MOST_TURNS: usize = 20_000;

/// Words in Chinese, and in English for them: longer ones before their parts.
const CHINESE: [(&str, &str); 5] = [
    ("恰好|恰", " exactly "),
    ("至多|最多|不超过", " up to "),
    ("连续的|连续|相邻", " run "),
    ("距离", " distances "),
    ("硬币|的|为|翻|个|枚", " "),
];

impl Coins {
    /// The turning rule that is typed: `up to K`, `exactly K`, `run`, `run up to K`, `distances 1, 2, 5`.
    pub(crate) fn parse(rule: &str) -> Result<Self, Error> {
        let english = in_english(rule, &CHINESE);
        let words: Vec<String> = items(&english).map(in_digits).collect();
        let words: Vec<&str> = words.iter().map(String::as_str).collect();
        let up_to = |largest: usize, text: &str| {
            let number = text.parse().ok().filter(|number| (1..=largest).contains(number));
            number.ok_or_else(|| Error::CoinCount { most: largest, found: text.to_string() })
        };
        let number = |text: &&str| up_to(LARGEST_PLACE, text);
        match &*words {
            ["up", "to", most] | ["at", "most", most] => {
                Ok(Coins::Count { most: number(most)?, is_exact: false })
            }
            ["exactly", most] => {
                Ok(Coins::Count { most: up_to(MOST_TURNED, most)?, is_exact: true })
            }
            ["run" | "runs"] => Ok(Coins::Run(None)),
            ["run" | "runs", "up", "to", most]
            | ["run" | "runs", "of", "at", "most", most]
            | ["up", "to", "run", most]
            | ["up", "to", most, "run"] => Ok(Coins::Run(Some(number(most)?))),
            ["distance" | "distances", distances @ ..] if !distances.is_empty() => {
                let mut distances: Vec<usize> =
                    distances.iter().map(number).collect::<Result<_, _>>()?;
                distances.sort_unstable();
                distances.dedup();
                Ok(Coins::Distances(distances))
            }
            _ => Err(Error::UnknownTurns { found: rule.to_string() }),
        }
    }

    /// The rule, one text for all ways to type it.
    fn rule(&self) -> String {
        match self {
            Coins::Count { most, is_exact } => {
                format!("{} {most}", if *is_exact { "exactly" } else { "up to" })
            }
            Coins::Run(None) => "run".to_string(),
            Coins::Run(Some(most)) => format!("run up to {most}"),
            Coins::Distances(distances) => format!("distances {}", joined(distances, " ")),
        }
    }

    /// The values of a single head at the places 0, 1, 2, ..., where that of place 0, which no coin has, is 0: as many as
    /// are asked for, or as have values below 2^20. After each place `progress` is called with how many there are.
    pub(crate) fn grundy_values(&self, len: usize, mut progress: impl FnMut(usize)) -> Vec<u64> {
        if !matches!(self, Coins::Count { .. }) {
            return grundy_table(len, |place, values| {
                self.others(place).map(|others| sum_of(&others, values)).collect()
            });
        }
        let mut sets = Sets::of(self);
        let mut values = vec![0];
        while values.len() < len {
            let value = sets.last().mex();
            if value >= VALUES {
                break;
            }
            sets.add(value);
            values.push(value);
            progress(values.len());
        }
        values
    }

    /// What the values of the places 0, 1, 2, ... show and prove of those of all larger ones.
    pub(crate) fn periodicity(&self, values: &[u64]) -> Periodicity {
        // The value of a place follows from this many before it.
        let window = match self {
            Coins::Count { most: 1, .. } => 1,
            Coins::Count { .. } | Coins::Run(None) => return period::seen(values),
            Coins::Run(Some(most)) => *most,
            Coins::Distances(distances) => distances.last().copied().unwrap_or(1),
        };
        period::proved(values, 1, window).unwrap_or_else(|| period::seen(values))
    }

    /// What moves turn beside the head at `place`, each as places in ascending order.
    fn others(&self, place: usize) -> Box<dyn Iterator<Item = Vec<usize>> + '_> {
        match self {
            _ if place == 0 => Box::new(empty()),
            Coins::Count { most, is_exact } => {
                let least = if *is_exact { most - 1 } else { 0 };
                let counts = least..=(most - 1).min(place - 1);
                Box::new(counts.flat_map(move |count| subsets(place, count)))
            }
            Coins::Run(most) => {
                let before = place.saturating_sub(most.unwrap_or(place))..place;
                Box::new(before.rev().map(move |before| (before + 1..place).collect()))
            }
            Coins::Distances(distances) => {
                let distances = distances.iter().filter(move |&&distance| distance < place);
                let pairs = distances.map(move |distance| vec![place - distance]);
                Box::new(once(Vec::new()).chain(pairs))
            }
        }
    }

    /// Those of them that have together the value `wanted`.
    fn others_with<'a>(
        &'a self,
        place: usize,
        values: &'a [u64],
        sets: &'a [Sets],
        wanted: u64,
    ) -> Box<dyn Iterator<Item = Vec<usize>> + 'a> {
        if let Coins::Count { most, is_exact } = self {
            let most = most.min(&MOST_TURNED) - 1;
            let is_turned = move |others: &Vec<usize>| !is_exact || others.len() == most;
            return Box::new(subsets_with(wanted, place, most, values, sets).filter(is_turned));
        }
        Box::new(self.others(place).filter(move |others| sum_of(others, values) == wanted))
    }

    /// The coins at these places show heads, with the values of all places up to the last of them.
    pub(crate) fn heads(&self, heads: &[usize], values: &[u64]) -> Result<Position, Error> {
        let heads = ascending(heads);
        let sets = self.sets_below(&heads, values)?;
        let sum = sum_of(&heads, values);
        let mut moves = Moves::default();
        for &head in &heads {
            let wanted = sum ^ values[head];
            let mut add = |others: Vec<usize>, outcome| {
                let turned = [others, vec![head]].concat();
                let has_room = moves.has_room(outcome);
                let to = || joined(after(&heads, &turned), " ");
                moves.add((outcome, 0), &head.to_string(), || joined(&turned, " "), to);
                has_room
            };
            let mut wins = self.others_with(head, values, &sets, wanted);
            let _ = wins.all(|others| add(others, Outcome::Lost));
            let mut losses = self.others(head).filter(|others| sum_of(others, values) != wanted);
            let _ = losses.all(|others| add(others, Outcome::Won));
        }
        let part = |&head: &usize| (head.to_string(), values[head]);
        Ok(Position::sum_of(joined(&heads, " "), heads.iter().map(part).collect(), moves))
    }

    /// The same in misère play, by a search.
    fn misere_heads(&self, heads: &[usize]) -> Result<Position, Error> {
        let heads = ascending(heads);
        let (mut search, mut moves) = (Search::default(), Moves::default());
        let all = self.turns(&heads).ok_or(TOO_LARGE)?;
        for turned in all {
            let left = after(&heads, &turned);
            let wins = search.wins(&mut &*self, &left).ok_or(TOO_LARGE)?;
            let from = turned.last().map_or_else(String::new, usize::to_string);
            moves.add(
                (Outcome::won(wins), 0),
                &from,
                || joined(&turned, " "),
                || joined(&left, " "),
            );
        }
        let wins = search.wins(&mut &*self, &heads).ok_or(TOO_LARGE)?;
        let position = Position::single(joined(&heads, " "), Outcome::won(wins), moves);
        let parts = heads.iter().map(|head| (head.to_string(), None)).collect();
        Ok(Position { parts, reason: Some(search.reason()), ..position })
    }

    /// What moves turn of these heads. `None` if there are too many moves.
    fn turns(&self, heads: &[usize]) -> Option<Vec<Vec<usize>>> {
        let of_head =
            |&head: &usize| self.others(head).map(move |others| [others, vec![head]].concat());
        let turns: Vec<_> = heads.iter().flat_map(of_head).take(MOST_TURNS + 1).collect();
        Some(turns).filter(|turns| turns.len() <= MOST_TURNS)
    }

    /// For each place up to the last head, what the coins before it can have together, where that leads to the moves.
    fn sets_below(&self, heads: &[usize], values: &[u64]) -> Result<Vec<Sets>, Error> {
        if !matches!(self, Coins::Count { .. }) {
            return Ok(Vec::new());
        }
        let last = heads.last().copied().unwrap_or(0);
        // At each place what the coins before it can have; place 0 has none.
        let mut sets = vec![Sets::of(self); 2];
        let mut bytes = 0;
        for place in 1..last {
            let mut next = sets[place].clone();
            next.add(values[place]);
            bytes += next.bytes();
            if bytes > MOST_BYTES {
                return Err(Error::ManyMoves { most: place, found: last });
            }
            sets.push(next);
        }
        Ok(sets)
    }
}

impl Searched for &Coins {
    fn known(&mut self, heads: &[usize]) -> Option<bool> {
        heads.is_empty().then_some(true)
    }

    fn after(&mut self, heads: &[usize]) -> Option<Vec<Vec<usize>>> {
        let turns = self.turns(heads)?;
        Some(turns.iter().map(|turned| after(heads, turned)).collect())
    }
}

impl Kind for Coins {
    fn table(&self, request: &Request, progress: &mut Progress) -> Result<Found, Error> {
        let len = request.to(USUAL_PLACE, LARGEST_PLACE)? + 1;
        if request.is_misere {
            let mut search = Search::default();
            let wins = (1..len).map_while(|place| search.wins(&mut &*self, &[place]));
            let values: Vec<u64> = once(true).chain(wins).map(u64::from).collect();
            let period = Period::of_table(period::seen(&values), &values, 1);
            let row = Row::new(true, &values, values.len(), 1, period);
            return Ok((Positions::Row(Row { searched: Some(1), ..row }), None));
        }
        let values = self.grundy_values(len, |done| progress(done, len));
        if values.len() < len {
            return Err(Error::LargeValues { most: values.len() - 1, found: len - 1 });
        }
        // There is no coin at place 0.
        let period = Period::of_table(self.periodicity(&values), &values, 1);
        let row = Row::new(false, &values, len, 1, period);
        Ok((Positions::Row(row), Some(Subject::row("coins", self.rule(), values))))
    }

    fn position(&self, request: &Request, progress: &mut Progress) -> Result<Position, Error> {
        let heads = request.numbers(1, LARGEST_PLACE)?;
        if request.is_misere {
            return self.misere_heads(&heads);
        }
        let len = heads.iter().copied().max().unwrap_or(0) + 1;
        let values = self.grundy_values(len, |done| progress(done, len));
        if values.len() < len {
            request.numbers(1, values.len() - 1)?;
        }
        self.heads(&heads, &values)
    }

    fn program(&self, is_misere: bool, language: ProgramLanguage) -> Option<String> {
        if is_misere {
            return None;
        }
        let rule =
            "Coins lie at the places 1, 2, 3, ...; the last coin that a move turns must show heads.";
        let of = "coins that show heads alone, at the places 0 to n (0 is no place)";
        let (title, constants, options) = match self {
            Coins::Count { most, is_exact } => {
                let least = if *is_exact { "exactly" } else { "at most" };
                let title = format!("Turning {least} {most} coins");
                let head = Head::of_values(title, rule, of, false);
                // No coins have the Nim sum 0, and are not one, two, ...
                let none = match language {
                    _ if !*is_exact => "",
                    ProgramLanguage::Rust => "    sums[1..].fill(BTreeSet::new());\n",
                    ProgramLanguage::Cpp => {
                        "    fill(sums.begin() + 1, sums.end(), set<long long>());\n"
                    }
                    ProgramLanguage::Python => "sums[1:] = [set() for _ in range(MOST - 1)]\n",
                };
                let places = [
                    ("most", most.to_string()),
                    ("least", least.to_string()),
                    ("none", none.to_string()),
                    program::value(false, language),
                ];
                return Some(program::program(templates!("up_to"), &head, &places, language));
            }
            Coins::Run(most) => {
                let title = most.map_or_else(
                    || "Turning neighbours".to_string(),
                    |most| format!("Turning at most {most} neighbours"),
                );
                // The first of the neighbours is behind this place.
                let end = match (most, language) {
                    (None, _) => "0".to_string(),
                    (Some(most), ProgramLanguage::Rust) => format!("place.saturating_sub({most})"),
                    (Some(most), _) => format!("max(place - {most}, 0)"),
                };
                (title, String::new(), language.choose(templates!("run")).replace("{{end}}", &end))
            }
            Coins::Distances(distances) => {
                let list = joined(distances, ", ");
                let title = format!("Turning one coin, or two at a distance of {list}");
                let about = "How far two coins can be from one another";
                let constants = numbers("DISTANCES", about, distances, language);
                (title, constants, language.choose(templates!("distances")).to_string())
            }
        };
        let parts = Parts { title, rule, constants, options };
        Some(program::row(parts, "place", of, false, language))
    }
}

/// What 0, at most 1, at most 2, ... of some coins have together; or exactly that many.
#[derive(Clone)]
struct Sets(Vec<Values>);

impl Sets {
    /// For no coins, in a game of turning at most this many coins, or exactly this many.
    fn of(coins: &Coins) -> Self {
        let mut none = Values::default();
        none.insert(0);
        match coins {
            Coins::Count { most, is_exact } => {
                let fewer = if *is_exact { Values::default() } else { none.clone() };
                let mut sets = vec![fewer; (*most).min(MOST_TURNED)];
                sets[0] = none;
                Sets(sets)
            }
            _ => Sets(vec![none]),
        }
    }

    /// The values of as many coins as a move can turn beside its last.
    fn last(&self) -> &Values {
        &self.0[self.0.len() - 1]
    }

    /// One more coin.
    fn add(&mut self, value: u64) {
        for count in (1..self.0.len()).rev() {
            let with_it = self.0[count - 1].shifted(value);
            self.0[count].extend(&with_it);
        }
    }

    fn bytes(&self) -> usize {
        self.0.iter().map(Values::bytes).sum()
    }
}

/// The sets of `count` places below `end`.
fn subsets(end: usize, count: usize) -> Box<dyn Iterator<Item = Vec<usize>>> {
    if count == 0 {
        return Box::new(once(Vec::new()));
    }
    let with_last =
        move |last| subsets(last, count - 1).map(move |others| [others, vec![last]].concat());
    Box::new((count..end).rev().flat_map(with_last))
}

/// The sets of at most `most` places below `end` that have together the value `wanted`, by what the coins below each place
/// can have together, so that no way is in vain.
fn subsets_with<'a>(
    wanted: u64,
    end: usize,
    most: usize,
    values: &'a [u64],
    sets: &'a [Sets],
) -> Box<dyn Iterator<Item = Vec<usize>> + 'a> {
    if !sets[end].0[most].contains(wanted) {
        return Box::new(empty());
    }
    let last = if most == 0 { 0 } else { end };
    let with_last = move |last| {
        let others = subsets_with(wanted ^ values[last], last, most - 1, values, sets);
        others.map(move |others| [others, vec![last]].concat())
    };
    let none = (wanted == 0).then(Vec::new);
    Box::new(none.into_iter().chain((1..last).rev().flat_map(with_last)))
}

fn ascending(heads: &[usize]) -> Vec<usize> {
    let mut heads = heads.to_vec();
    heads.sort_unstable();
    heads.dedup();
    heads
}

/// What the coins at these places have together.
fn sum_of(places: &[usize], values: &[u64]) -> u64 {
    nim_sum(places.iter().map(|&place| values[place]))
}

/// The heads after these coins were turned, both in ascending order.
fn after(heads: &[usize], turned: &[usize]) -> Vec<usize> {
    let mut after = heads.to_vec();
    for &coin in turned {
        match after.binary_search(&coin) {
            Ok(index) => drop(after.remove(index)),
            Err(index) => after.insert(index, coin),
        }
    }
    after
}
