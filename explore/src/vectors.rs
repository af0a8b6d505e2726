//! Games on two or three heaps, the moves of which are vectors.

use crate::error::Error;
use crate::kind::{signed, Board, Cells, Found, Kind, Positions, Progress, Subject};
use crate::misere::Sums;
use crate::position::{Outcome, Position};
use crate::program::{self, templates, Head, ProgramLanguage};
use crate::request::{items, joined, Request, MOST_PARTS};
use crate::values::Values;
use std::collections::BTreeSet;

/// A game on two or three heaps.
#[derive(Debug)]
pub(crate) struct Vectors {
    /// The number of heaps.
    pub heaps: usize,
    /// What a move can take, at least one.
    pub moves: Vec<Vector>,
}

/// What a move takes from several heaps at once.
#[derive(Debug)]
pub(crate) struct Vector {
    /// What it takes from each heap, in their order; it may put stones onto some, but takes more than that from all
    /// together.
    pub takes: Vec<i64>,
    /// Whether the move can take any positive multiple.
    pub is_repeated: bool,
}

/// The side of a board if none is asked for.
const USUAL_SIDE: usize = 20;

/// The most vectors of a game.
const MOST_VECTORS: usize = 100;

/// The largest number that a vector takes from a heap or puts onto it.
const LARGEST: i64 = 1000;

impl Vectors {
    /// The game of the vectors that are typed, such as `(1,0)* (0,1)* (1,1)*`.
    pub(crate) fn parse(rule: &str) -> Result<Self, Error> {
        let mut moves = Vec::new();
        let error = |found: &str| Error::NoVector { found: found.to_string() };
        let mut parts = rule.split('(').map(|part| part.trim_matches(is_between));
        if let Some(before) = parts.next().filter(|before| !before.is_empty()) {
            return Err(error(before));
        }
        for part in parts {
            let (inner, behind) = part.split_once(')').ok_or_else(|| error(rule))?;
            let is_repeated = match behind.trim_start() {
                "" => false,
                "*" => true,
                other => return Err(error(other)),
            };
            moves.push(Vector { takes: numbers_of(inner)?, is_repeated });
        }
        let heaps = moves.first().ok_or_else(|| error(""))?.takes.len();
        if let Some(other) = moves.iter().find(|vector| vector.takes.len() != heaps) {
            return Err(Error::OtherLength { heaps, found: other.text() });
        }
        if moves.len() > MOST_VECTORS {
            return Err(Error::ManyVectors { most: MOST_VECTORS, found: moves.len() });
        }
        Ok(Vectors { heaps, moves })
    }

    /// The rule, one text for all ways to type it.
    pub(crate) fn rule(&self) -> String {
        let mut texts: Vec<String> = self.moves.iter().map(Vector::text).collect();
        texts.sort_unstable();
        texts.join(" ")
    }

    /// The largest side of a board, for two heaps or for three.
    pub(crate) fn largest_side(&self) -> usize {
        [200, 30][self.heaps - 2]
    }

    /// The places that the moves from these heaps reach on a board.
    fn options<'a>(
        &'a self,
        position: &'a [usize],
        side: usize,
    ) -> impl Iterator<Item = usize> + 'a {
        let index = signed(index_of(position, side));
        self.moves.iter().flat_map(move |vector| {
            // By so much a step changes the index.
            let step = vector.takes.iter().fold(0, |step, take| step * signed(side) + take);
            let most = if vector.is_repeated { i64::MAX } else { 1 };
            let times = 1..=vector.times(position, side).min(most);
            times.map(move |times| {
                usize::try_from(index - times * step).expect("a place of the board")
            })
        })
    }

    /// The number of places of a board.
    pub(crate) fn places(&self, side: usize) -> usize {
        (0..self.heaps).map(|_| side).product()
    }

    /// Whether a move may put stones onto a heap.
    fn puts(&self) -> bool {
        self.moves.iter().any(|vector| vector.takes.iter().any(|&take| take < 0))
    }

    /// The most stones of a position that is answered.
    fn most_stones(&self) -> usize {
        self.heaps * (self.largest_side() - 1)
    }

    /// The places of a board with at most so many stones, such that each stands behind its options: by their number.
    fn order(&self, side: usize, stones: usize) -> Vec<(usize, Vec<usize>)> {
        let all = (0..).zip(positions(self.heaps, side));
        let mut order: Vec<_> =
            all.filter(|(_, position)| self::stones(position) <= stones).collect();
        order.sort_by_key(|(_, position)| self::stones(position));
        order
    }

    /// The Grundy values of a board with heaps of 0 to `side` - 1 stones; the first heap is the most significant. In misère
    /// play 0 for lost and 1 for won. `progress` is called now and then with how many are done, and of how many.
    pub(crate) fn values(&self, side: usize, is_misere: bool, progress: &mut Progress) -> Vec<u64> {
        let stones = self.heaps * (side - 1);
        if !self.puts() {
            return self.values_to(side, stones, is_misere, progress);
        }
        // Moves lead from this board to heaps of as many stones as all have together.
        let all = self.values_to(stones + 1, stones, is_misere, progress);
        positions(self.heaps, side).map(|position| all[index_of(&position, stones + 1)]).collect()
    }

    /// The same of the positions with at most so many stones, which is right if no move from them leads off the board; 0
    /// for others.
    fn values_to(
        &self,
        side: usize,
        stones: usize,
        is_misere: bool,
        progress: &mut Progress,
    ) -> Vec<u64> {
        let order = self.order(side, stones);
        let mut values = vec![0; self.places(side)];
        for (done, (index, position)) in (1..).zip(&order) {
            let mut options = Values::default();
            self.options(position, side).for_each(|option| options.insert(values[option]));
            values[*index] = if is_misere {
                u64::from(options.is_empty() || options.contains(0))
            } else {
                options.mex()
            };
            if done % 1000 == 0 {
                progress(done, order.len());
            }
        }
        values
    }

    /// The lost positions of a board, of those with the same heaps in another order only the ascending one if all of
    /// these have the same value.
    pub(crate) fn lost(&self, values: &[u64], side: usize) -> Vec<Vec<usize>> {
        let swapped = |position: &[usize], i: usize| {
            let mut swapped = position.to_vec();
            swapped.swap(i, i + 1);
            index_of(&swapped, side)
        };
        let positions: Vec<Vec<usize>> = positions(self.heaps, side).collect();
        let is_symmetric = positions.iter().zip(values).all(|(position, value)| {
            (0..self.heaps - 1).all(|i| values[swapped(position, i)] == *value)
        });
        let is_listed = |(position, value): &(Vec<usize>, &u64)| {
            let is_ascending = position.windows(2).all(|pair| pair[0] <= pair[1]);
            **value == 0 && (is_ascending || !is_symmetric)
        };
        positions.into_iter().zip(values).filter(is_listed).map(|(position, _)| position).collect()
    }

    /// The positions that are typed, such as `(3,5) (1,2)`.
    fn parse_positions(&self, text: &str) -> Result<Vec<Vec<usize>>, Error> {
        let example = if self.heaps == 2 { "(3,5)" } else { "(3,5,7)" };
        let (heaps, most) = (self.heaps, self.most_stones());
        let error =
            |found: &str| Error::ManyStones { example, heaps, most, found: found.to_string() };
        let position = |part: &str| {
            let number = |number: &str| number.parse().ok().filter(|heap| *heap <= most);
            let position: Option<Vec<usize>> = items(part).map(number).collect();
            let fits = |position: &Vec<usize>| position.len() == heaps && stones(position) <= most;
            position.filter(fits).ok_or_else(|| error(part))
        };
        // One position may stand without parentheses.
        let parts = text.split(['(', ')']).map(|part| part.trim_matches(is_between));
        let parts = parts.filter(|part| !part.is_empty());
        let positions = parts.map(position).collect::<Result<Vec<_>, _>>()?;
        if positions.is_empty() || positions.len() > MOST_PARTS {
            return Err(error(text));
        }
        Ok(positions)
    }
}

impl Kind for Vectors {
    fn table(&self, request: &Request, progress: &mut Progress) -> Result<Found, Error> {
        let side = request.to(USUAL_SIDE, self.largest_side())?;
        let values = self.values(side, request.is_misere, progress);
        let cells = Cells::new(request.is_misere, &values);
        let (heaps, lost) = (self.heaps, self.lost(&values, side));
        let board = Board { heaps, side, cells, lost, is_open: self.puts() };
        let subject =
            Subject { heaps: self.heaps, side, ..Subject::row("vectors", self.rule(), values) };
        Ok((Positions::Board(board), Some(subject)))
    }

    fn position(&self, request: &Request, progress: &mut Progress) -> Result<Position, Error> {
        let positions = self.parse_positions(&request.position)?;
        // No move leads to a larger heap.
        let most = positions.iter().map(|position| stones(position)).max().unwrap_or(0);
        let side = most + 1;
        let places: Vec<usize> =
            positions.iter().map(|position| index_of(position, side)).collect();
        let position = |place| position_at(place, self.heaps, side);
        let name = |place| text_of(&position(place));
        let options = |place| self.options(&position(place), side).collect::<BTreeSet<usize>>();
        let sums = |place| options(place).into_iter().map(|option| vec![option]).collect();
        match *places {
            [place] if request.is_misere => {
                let values = self.values_to(side, most, true, progress);
                let result = |place: usize| (Outcome::won(values[place] != 0), 0);
                Ok(Position::of_outcomes(place, name, options(place), result))
            }
            _ if request.is_misere => Sums::new(sums).position(&places, name, ""),
            _ => Ok(Position::of_values(
                &places,
                name,
                sums,
                &self.values_to(side, most, false, progress),
            )),
        }
    }

    fn program(&self, is_misere: bool, language: ProgramLanguage) -> Option<String> {
        let takes = joined(self.moves.iter().map(Vector::text), " ");
        let title = format!("{} heaps, takes of {takes}", self.heaps);
        let rule =
            "A move takes these numbers of stones from the heaps; a star means any multiple.";
        let of = "boards of 0 to n stones per heap, one row per line";
        let head = Head::of_values(title, rule, of, is_misere);
        let items: Vec<String> = self.moves.iter().map(|vector| vector.item(language)).collect();
        let about = "What moves take from the heaps, and whether they can take any multiple";
        let types = [
            format!("([i64; {}], bool)", self.heaps),
            format!("pair<array<int, {}>, bool>", self.heaps),
        ];
        let places = [
            ("constants", program::constant("MOVES", about, types, &items, language)),
            ("heaps", self.heaps.to_string()),
            ("most", if self.puts() { format!("{} * n", self.heaps) } else { "n".to_string() }),
            program::value(is_misere, language),
        ];
        Some(program::program(templates!("vectors"), &head, &places, language))
    }
}

fn stones(position: &[usize]) -> usize {
    position.iter().sum()
}

/// The heaps that stand at a place of a board: the first heap is the most significant.
fn position_at(mut index: usize, heaps: usize, side: usize) -> Vec<usize> {
    let mut position = vec![0; heaps];
    for heap in position.iter_mut().rev() {
        *heap = index % side;
        index /= side;
    }
    position
}

/// The place of these heaps on a board.
pub(crate) fn index_of(position: &[usize], side: usize) -> usize {
    position.iter().fold(0, |index, heap| index * side + heap)
}

/// The heaps at all places of a board.
pub(crate) fn positions(heaps: usize, side: usize) -> impl Iterator<Item = Vec<usize>> {
    let all = (0..heaps).map(|_| side).product();
    (0..all).map(move |index| position_at(index, heaps, side))
}

impl Vector {
    /// It as an item of a list in a program.
    fn item(&self, language: ProgramLanguage) -> String {
        let (takes, is_repeated) = (joined(&self.takes, ", "), self.is_repeated);
        match language {
            ProgramLanguage::Rust => format!("([{takes}], {is_repeated})"),
            ProgramLanguage::Cpp => format!("{{{{{takes}}}, {is_repeated}}}"),
            ProgramLanguage::Python => {
                format!("(({takes}), {})", if is_repeated { "True" } else { "False" })
            }
        }
    }

    /// How many times it can be taken from these heaps, on a board of this side.
    fn times(&self, position: &[usize], side: usize) -> i64 {
        let times = self.takes.iter().zip(position).map(|(&take, &heap)| match take {
            0 => i64::MAX,
            take if take > 0 => signed(heap) / take,
            take => signed(side - 1 - heap) / -take,
        });
        times.min().unwrap_or(0)
    }

    fn text(&self) -> String {
        format!("({}){}", joined(&self.takes, ","), if self.is_repeated { "*" } else { "" })
    }
}

fn is_between(c: char) -> bool {
    c.is_whitespace() || matches!(c, ';' | ',')
}

/// The numbers between two parentheses.
fn numbers_of(inner: &str) -> Result<Vec<i64>, Error> {
    let number = |text: &str| text.trim().parse().ok().filter(|n| (-LARGEST..=LARGEST).contains(n));
    let numbers: Option<Vec<i64>> = inner.split(',').map(number).collect();
    let found = || inner.to_string();
    let numbers = numbers.filter(|numbers| (2..=3).contains(&numbers.len()));
    let numbers = numbers.ok_or_else(|| Error::BadNumbers { most: LARGEST, found: found() })?;
    if numbers.iter().sum::<i64>() <= 0 {
        return Err(Error::EndlessVector { found: found() });
    }
    Ok(numbers)
}

fn text_of(position: &[usize]) -> String {
    format!("({})", joined(position, ","))
}
