//! Games as pairs of sets of options, `{L | R}`: compared, simplified and printed.

use std::collections::HashMap;
use std::hash::Hash;

/// The number 1. Numbers are counted in units of 1 / 2^20.
pub const ONE: i64 = 1 << 20;

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Player {
    Left,
    Right,
}

use Player::{Left, Right};

impl Player {
    pub fn other(self) -> Self {
        if self == Left {
            Right
        } else {
            Left
        }
    }
}

/// A game by its number in the list of games.
pub type Game = usize;

/// The game without moves.
pub const ZERO: Game = 0;

#[derive(Clone, Default, PartialEq, Eq, Hash)]
struct Form {
    left: Vec<Game>,
    right: Vec<Game>,
}

/// All games that are known. Equal games that are simplified are the same one.
pub struct Games {
    forms: Vec<Form>,
    known: HashMap<Form, Game>,
    at_most: HashMap<(Game, Game), bool>,
    sums: HashMap<(Game, Game), Game>,
}

impl Games {
    pub fn new() -> Self {
        let zero = Form::default();
        Self {
            forms: vec![zero.clone()],
            known: HashMap::from([(zero, ZERO)]),
            at_most: HashMap::new(),
            sums: HashMap::new(),
        }
    }

    pub fn options(&self, game: Game, player: Player) -> &[Game] {
        self.forms[game].of(player)
    }

    /// The game with these options as they are, which need not be simple.
    pub fn raw(&mut self, left: &[Game], right: &[Game]) -> Game {
        let sorted = |options: &[Game]| {
            let mut options = options.to_vec();
            options.sort_unstable();
            options.dedup();
            options
        };
        let form = Form { left: sorted(left), right: sorted(right) };
        if let Some(&game) = self.known.get(&form) {
            return game;
        }
        self.forms.push(form.clone());
        self.known.insert(form, self.forms.len() - 1);
        self.forms.len() - 1
    }

    /// Whether `a <= b`: no option of Left in `a` is at least `b`, and `a` is at least no option of Right in `b`.
    pub fn is_at_most(&mut self, a: Game, b: Game) -> bool {
        if let Some(&known) = self.at_most.get(&(a, b)) {
            return known;
        }
        let (left, right) = (self.forms[a].left.clone(), self.forms[b].right.clone());
        let holds = !left.iter().any(|&option| self.is_at_most(b, option))
            && !right.iter().any(|&option| self.is_at_most(option, a));
        self.at_most.insert((a, b), holds);
        holds
    }

    pub fn is_less(&mut self, a: Game, b: Game) -> bool {
        self.is_at_most(a, b) && !self.is_at_most(b, a)
    }

    pub fn is_confused(&mut self, a: Game, b: Game) -> bool {
        !self.is_at_most(a, b) && !self.is_at_most(b, a)
    }

    /// The simplest game that is equal to the one with these options, which are simple: without those that are worse
    /// than others, and with what an answer leads to in place of those that the answer makes up for.
    pub fn game(&mut self, left: &[Game], right: &[Game]) -> Game {
        let (mut left, mut right) = (left.to_vec(), right.to_vec());
        loop {
            let game = self.raw(&left, &right);
            if !self.bypass(&mut left, Left, game) && !self.bypass(&mut right, Right, game) {
                break;
            }
        }
        self.keep_best(&mut left, Left);
        self.keep_best(&mut right, Right);
        self.raw(&left, &right)
    }

    /// Replaces one option of `player` that the other can answer so that `game` is no better for `player` than before.
    fn bypass(&mut self, options: &mut Vec<Game>, player: Player, game: Game) -> bool {
        for i in 0..options.len() {
            for answer in self.options(options[i], player.other()).to_vec() {
                if self.is_no_better(answer, game, player) {
                    options.swap_remove(i);
                    options.extend_from_slice(self.options(answer, player));
                    return true;
                }
            }
        }
        false
    }

    fn keep_best(&mut self, options: &mut Vec<Game>, player: Player) {
        options.sort_unstable();
        options.dedup();
        let all = options.clone();
        options.retain(|&a| !all.iter().any(|&b| a != b && self.is_no_better(a, b, player)));
    }

    fn is_no_better(&mut self, a: Game, b: Game, player: Player) -> bool {
        if player == Left {
            self.is_at_most(a, b)
        } else {
            self.is_at_most(b, a)
        }
    }

    pub fn sum(&mut self, a: Game, b: Game) -> Game {
        if let Some(&known) = self.sums.get(&(a, b)) {
            return known;
        }
        let [left, right] = [Left, Right].map(|player| {
            let (of_a, of_b) = (self.options(a, player).to_vec(), self.options(b, player).to_vec());
            let moves = of_a.into_iter().map(|a| (a, b)).chain(of_b.into_iter().map(|b| (a, b)));
            moves.map(|(a, b)| self.sum(a, b)).collect::<Vec<_>>()
        });
        let sum = self.game(&left, &right);
        self.sums.insert((a, b), sum);
        sum
    }

    /// The simple game of a position, by the moves of both players.
    pub fn of<P: Clone + Eq + Hash>(
        &mut self,
        position: &P,
        moves: &impl Fn(&P, Player) -> Vec<P>,
        known: &mut HashMap<P, Game>,
    ) -> Game {
        if let Some(&game) = known.get(position) {
            return game;
        }
        let [left, right] = [Left, Right].map(|player| {
            let options = moves(position, player);
            options.iter().map(|option| self.of(option, moves, known)).collect::<Vec<_>>()
        });
        let game = self.game(&left, &right);
        known.insert(position.clone(), game);
        game
    }

    /// The game that is the number `m / 2^k`, from its definition.
    pub fn number(&mut self, m: i64, k: u32) -> Game {
        match (m, k) {
            (0, _) => ZERO,
            (_, 0) => {
                let nearer = self.number(m - m.signum(), 0);
                if m > 0 {
                    self.raw(&[nearer], &[])
                } else {
                    self.raw(&[], &[nearer])
                }
            }
            _ if m % 2 == 0 => self.number(m / 2, k - 1),
            _ => {
                let (left, right) = (self.number(m - 1, k), self.number(m + 1, k));
                self.raw(&[left], &[right])
            }
        }
    }

    /// The number that a simple game is, if it is one.
    pub fn as_number(&self, game: Game) -> Option<i64> {
        match (&self.forms[game].left[..], &self.forms[game].right[..]) {
            ([], []) => Some(0),
            (&[left], []) => self.as_number(left).map(|left| left + ONE),
            ([], &[right]) => self.as_number(right).map(|right| right - ONE),
            (&[left], &[right]) => {
                let (left, right) = (self.as_number(left)?, self.as_number(right)?);
                (left < right).then_some((left + right) / 2)
            }
            _ => None,
        }
    }

    /// A simple game in signs.
    pub fn name(&self, game: Game) -> String {
        if let Some(number) = self.as_number(game) {
            return fraction(number);
        }
        let names = [Left, Right].map(|player| {
            let names = self.options(game, player).iter().map(|&option| self.name(option));
            names.collect::<Vec<_>>().join(", ")
        });
        match [&names[0][..], &names[1]] {
            ["0", "0"] => "*".to_string(),
            ["0", "*"] => "↑".to_string(),
            ["*", "0"] => "↓".to_string(),
            ["0, *", "0, *"] => "*2".to_string(),
            [left, right] => format!("{{{left} | {right}}}"),
        }
    }

    /// Whether the player who begins wins a sum of games as they are: by playing, with nothing simplified.
    pub fn wins(&self, sum: &[Game], player: Player, known: &mut Known) -> bool {
        let key = (sum.to_vec(), player);
        if let Some(&wins) = known.get(&key) {
            return wins;
        }
        let wins = (0..sum.len()).any(|i| {
            self.options(sum[i], player).iter().any(|&option| {
                let mut left = sum.to_vec();
                left[i] = option;
                !self.wins(&left, player.other(), known)
            })
        });
        known.insert(key, wins);
        wins
    }
}

/// What is known of who wins sums when a player begins.
pub type Known = HashMap<(Vec<Game>, Player), bool>;

impl Form {
    fn of(&self, player: Player) -> &[Game] {
        if player == Left {
            &self.left
        } else {
            &self.right
        }
    }
}

/// As in a table: `3/4`.
pub fn fraction(units: i64) -> String {
    let denominator = ONE >> units.trailing_zeros().min(ONE.trailing_zeros());
    let numerator = units / (ONE / denominator);
    if denominator == 1 {
        numerator.to_string()
    } else {
        format!("{numerator}/{denominator}")
    }
}
