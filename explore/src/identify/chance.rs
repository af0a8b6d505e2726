//! How likely a table agrees with a claim by chance.
//!
//! Let the cells of a table be random, each independent of the others, with any distribution that all of them share.
//!
//! **Lemma.** That m given cells have given values, among which each value v occurs c(v) times, has at most the probability
//! e^-I with I = m ln m - sum of c(v) ln c(v). Proof. It is the product of p(v)^c(v), and by the inequality of Gibbs no
//! distribution makes this larger than p(v) = c(v) / m does.
//!
//! A claim that repeats cells, such as a period, takes some cells as they are, and says what the others are: the lemma
//! holds for these, whatever the first are. Many claims are tried, so each has a cost, such that the sum of e^-cost over all
//! is at most 1. It is made if I - cost is at least ln 1000: the probability that any claim is made of a random table is
//! at most 1/1000.

use std::collections::HashMap;

/// Of random tables at most one in so many gets any claim.
const TABLES: f64 = 1000.0;

/// The kinds of claims, each with its share of that.
#[derive(Clone, Copy)]
#[allow(missing_docs)]
pub enum Kind {
    Game,
    Period,
    Formula,
    /// A recurrence, or a last lost heap, or a sum.
    Other,
}

impl Kind {
    fn cost(self) -> f64 {
        let share: f64 = match self {
            Kind::Game => 0.5,
            Kind::Period => 0.25,
            Kind::Formula => 0.125,
            Kind::Other => 0.04,
        };
        -share.ln()
    }
}

/// The cost of a choice between what is usual and `others`, of which each is as likely as the next.
pub fn cost_of_choice(is_usual: bool, others: usize) -> f64 {
    if is_usual {
        -(0.75_f64.ln())
    } else {
        (4.0 * others as f64).ln()
    }
}

/// The information of cells with these values, in nats: I of the lemma.
pub fn information(cells: impl IntoIterator<Item = u64>) -> f64 {
    let (mut counts, mut all) = (HashMap::new(), 0);
    for cell in cells {
        *counts.entry(cell).or_insert(0_u32) += 1;
        all += 1;
    }
    let term = |count: u32| f64::from(count) * f64::from(count).ln();
    if all == 0 {
        return 0.0;
    }
    term(all) - counts.values().map(|&count| term(count)).sum::<f64>()
}

/// The cost of leaving out some of `all` cells: of how many, and of which ones.
pub fn cost_of_exceptions(all: usize, exceptions: usize) -> f64 {
    let ln_choose = (0..exceptions).map(|i| ((all - i) as f64 / (i + 1) as f64).ln()).sum::<f64>();
    ln_choose + cost_of_choice(exceptions == 0, 1) + exceptions as f64 * 2_f64.ln()
}

/// The cost of a number from `least` on: the sum of 1 / (n (n + 1)) over all n from 1 on is 1.
pub fn cost_of_number(number: usize, least: usize) -> f64 {
    let n = (number - least + 1) as f64;
    n.ln() + (n + 1.0).ln()
}

/// The natural logarithm of how many random tables there are to one that agrees with any claim as sure as this; none
/// if that is too few for a claim. `readings` is the number of ways in which the text can be read.
pub fn surety(kind: Kind, information: f64, cost: f64, readings: usize) -> Option<f64> {
    let surety = information - cost - kind.cost() - (readings as f64).ln();
    (surety >= TABLES.ln()).then_some(surety)
}
