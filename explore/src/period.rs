//! Periods of Grundy values, with what proves them.

/// From the heap `start` on, the value of a heap that is `length` stones larger is larger by `saltus`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Repeat {
    /// The least heap from which it holds; the one before it is the last exception.
    pub start: usize,
    /// The period, which is the least.
    pub length: usize,
    /// By how much values grow: 0 for a period in the usual sense.
    pub saltus: u64,
}

impl Repeat {
    /// The heaps below the start whose value is not that of the period run backwards.
    pub fn exceptions(self, values: &[u64]) -> Vec<usize> {
        let is_regular = |heap: usize| {
            let periods = (self.start - heap + self.length - 1) / self.length;
            let grown = values[heap] + periods as u64 * self.saltus;
            values.get(heap + periods * self.length) == Some(&grown)
        };
        (0..self.start).filter(|&heap| !is_regular(heap)).collect()
    }
}

/// The pattern of the values of large heaps.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Periodicity {
    /// They repeat for ever.
    Proved {
        /// How.
        repeat: Repeat,
        /// The heap up to which they were checked, as the theorem of Guy and Smith asks for.
        checked: usize,
        /// By which theorem.
        theorem: Theorem,
    },
    /// All values that were computed repeat, for at least three periods and half of the table; nothing is proved.
    Seen(Repeat),
    /// No period shows.
    NotSeen,
}

/// What proves a period.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Theorem {
    /// That on moves that leave one heap at most, and on sequences.
    Subtraction,
    /// That of Guy and Smith, on heaps that are split.
    GuySmith,
}

/// The pattern of the values of large heaps, as it is shown.
pub enum Period {
    /// A formula for all of them is proved.
    Formula {
        /// The value of a heap of n stones.
        text: String,
        /// The page of the book that proves it.
        page: String,
    },
    /// What a table says.
    OfTable {
        /// The pattern, proved or observed.
        periodicity: Periodicity,
        /// The heaps below the start whose value is another.
        exceptions: Vec<usize>,
        /// The largest heap that was computed.
        to: usize,
    },
}

impl Period {
    /// That of these values, with the exceptions from the heap `first` on.
    pub(crate) fn of_table(periodicity: Periodicity, values: &[u64], first: usize) -> Self {
        let exceptions = match periodicity {
            Periodicity::Proved { repeat, .. } | Periodicity::Seen(repeat) => {
                repeat.exceptions(values)
            }
            Periodicity::NotSeen => Vec::new(),
        };
        let exceptions = exceptions.into_iter().filter(|&heap| heap >= first).collect();
        Period::OfTable { periodicity, exceptions, to: values.len() - 1 }
    }
}

/// The period of these values, if it is proved: a move takes at most `largest_take` stones and leaves at most `parts`
/// heaps.
///
/// **Theorem** (R. K. Guy, C. A. B. Smith, *The G-values of various games*, 1956; for one and three heaps the same
/// proof). Let a move take at most t stones and leave at most c heaps. If g(n + p) = g(n) for all n > e with
/// n + p <= c (e + 1) + c p + t, then for all n > e.
///
/// Proof. Let N be the least heap above that with g(N) != g(N - p). Of the heaps that a move leaves of N, one has more
/// than e + p stones, as together they have N - t or more; with p stones less it has the same value. So the move has the
/// value of one from N - p. Of the heaps that a move leaves of N - p, one has more than e stones, and with p stones more
/// the same value. So the options of N and N - p have the same values, a contradiction.
///
/// **Misère play.** Where a move leaves one heap at most, the same holds of outcomes, as values 0 for lost and 1 for won.
/// Proof, with N as above. All that moves leave of N and N - p is heaps that are not empty, so both have the same moves,
/// by the number of stones that is taken. If there are none, both are won. Else what a move leaves of N has more than
/// e + p stones, and the outcome of what the same move leaves of N - p. So N is won if and only if N - p is.
///
/// **Coins in a row.** The same holds with c = 1 of any sequence in which the value at n follows in one way from the t
/// values before it, for all n > t.
pub fn proved(values: &[u64], parts: usize, largest_take: usize) -> Option<Periodicity> {
    let theorem = if parts > 1 { Theorem::GuySmith } else { Theorem::Subtraction };
    (1..=values.len() / 2).find_map(|length| {
        let start = start_of(values, length, 0)?;
        let checked = parts * (start + length) + largest_take;
        let repeat = Repeat { start, length, saltus: 0 };
        (checked < values.len()).then_some(Periodicity::Proved { repeat, checked, theorem })
    })
}

/// The period of all values from some heap on, if they have one for at least three periods and half of the table, and for
/// longer than one that broke.
pub fn seen(values: &[u64]) -> Periodicity {
    let len = values.len();
    let found = (1..=len / 4).find_map(|length| {
        let repeat = seen_from(values, length)?;
        (len - repeat.start >= (3 * length).max(len / 2)).then_some(repeat)
    });
    let found = found.filter(|&repeat| outlasts_broken_ones(values, repeat));
    found.map_or(Periodicity::NotSeen, Periodicity::Seen)
}

/// How values go on in steps of this length, from the least heap on from which all do. `None` if they fall.
pub fn seen_from(values: &[u64], length: usize) -> Option<Repeat> {
    let len = values.len();
    let saltus = values[len - 1].checked_sub(values[len - 1 - length])?;
    Some(Repeat { start: start_of(values, length, saltus)?, length, saltus })
}

/// Whether the table is long enough if the same period showed before and broke. Where a move leads to a fraction of a heap,
/// one stretch is as long as the next in proportion to where it starts; this asks for twice as much.
fn outlasts_broken_ones(values: &[u64], Repeat { start, length, saltus }: Repeat) -> bool {
    let mut first = 0;
    (0..start).filter(|heap| values[heap + length] != values[*heap] + saltus).all(|heap| {
        let (from, to) = (first.max(1), heap + length);
        first = heap + 1;
        let was_seen = to >= from + (3 * length).max(to / 2);
        !was_seen || values.len() * from >= 2 * to * start
    })
}

/// The least heap from which on all values grow by `saltus` after `length` heaps. `None` if the last ones do not.
fn start_of(values: &[u64], length: usize, saltus: u64) -> Option<usize> {
    let pairs = values.len().checked_sub(length)?;
    let holds = |heap: &usize| values[*heap] + saltus == values[heap + length];
    let count = (0..pairs).rev().take_while(holds).count();
    (count > 0).then(|| pairs - count)
}
