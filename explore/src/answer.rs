//! Requests and their answers, as text.

use crate::coins::LARGEST_PLACE;
use crate::game::{Coins, Game, Graph, HeapGame, Rule, Tree, Vectors};
use crate::graph::{position_with_outcomes, position_with_values, retrograde};
use crate::heap::not_empty;
use crate::json::{array, string, Object};
use crate::known::{known, Known};
use crate::language::{Language, Problem};
use crate::period::{seen, Periodicity, Repeat};
use crate::position::{Outcome, Position};
use crate::take_away::{program, ProgramLanguage};
use crate::takes::items;
use crate::vectors::signed;
use common::graph::graph_grundy_values;

/// The most parts of a sum.
pub(crate) const MOST_PARTS: usize = 2000;

/// The largest heap or the last place if none is asked for.
const USUAL_HEAP: usize = 100;

/// The side of a board if none is asked for.
const USUAL_SIDE: usize = 20;

/// So many values are computed to look for a period, if that many are within reach.
const PERIOD_LEN: usize = 2000;

/// A request, line by line.
struct Request<'a> {
    lines: Vec<(&'a str, &'a str)>,
    language: Language,
}

impl<'a> Request<'a> {
    /// What stands behind this word. `None` if there is no such line.
    fn get(&self, key: &str) -> Option<&'a str> {
        self.lines.iter().find(|line| line.0 == key).map(|line| line.1)
    }

    fn text(&self, key: &str) -> &'a str {
        self.get(key).unwrap_or("")
    }

    fn is_misere(&self) -> bool {
        self.get("misere").is_some()
    }

    fn game(&self) -> Result<Game, Problem> {
        let (rule, language) = (self.text("rule"), self.language);
        Ok(match self.text("game") {
            "takes" => Game::Heap(HeapGame::with_takes(rule, language)?),
            "octal" => Game::Heap(HeapGame::with_code(rule, language)?),
            "vectors" => Game::Vectors(Vectors::parse(rule, language)?),
            "graph" => Game::Graph(Graph::parse(rule, language)?),
            "tree" => Game::Tree(Tree::parse(rule, language)?),
            "coins" => Game::Coins(Coins::parse(rule, language)?),
            "rule" => Game::Rule(Rule::parse(
                self.text("options"),
                self.get("heaps").is_some(),
                language,
            )?),
            found => {
                return Err(language.problem(
                    "rule",
                    format!("expected a kind of game, found {found:?}"),
                    format!("应为一种游戏，实为 {found:?}"),
                ))
            }
        })
    }

    /// Up to where values are asked for, at most `most`.
    fn to(&self, usual: usize, most: usize) -> Result<usize, Problem> {
        let found = self.text("to").trim();
        if found.is_empty() {
            return Ok(usual.min(most));
        }
        found.parse().ok().filter(|to| (1..=most).contains(to)).ok_or_else(|| {
            self.language.problem(
                "to",
                format!("expected a number from 1 to {most}, found {found:?}"),
                format!("应为 1 到 {most} 的数，实为 {found:?}"),
            )
        })
    }

    /// The numbers from `least` to `most` that are typed as a position.
    fn numbers(&self, least: usize, most: usize) -> Result<Vec<usize>, Problem> {
        let number = |text: &str| {
            text.parse().ok().filter(|number| (least..=most).contains(number)).ok_or_else(|| {
                self.language.problem(
                    "position",
                    format!("expected numbers from {least} to {most}, found {text:?}"),
                    format!("应为 {least} 到 {most} 的数，实为 {text:?}"),
                )
            })
        };
        let numbers: Vec<usize> =
            items(self.text("position")).map(number).collect::<Result<_, _>>()?;
        if numbers.len() > MOST_PARTS {
            let found = numbers.len();
            return Err(self.language.problem(
                "position",
                format!("expected at most {MOST_PARTS} numbers, found {found}"),
                format!("至多 {MOST_PARTS} 个数，实有 {found} 个"),
            ));
        }
        Ok(numbers)
    }

    /// The parts of a position, if there are any.
    fn some<T>(&self, parts: Vec<T>, example: &str) -> Result<Vec<T>, Problem> {
        if parts.is_empty() {
            return Err(self.language.problem(
                "position",
                format!("expected a position such as {example}, found none"),
                format!("应为 {example} 这样的局面，实际为空"),
            ));
        }
        Ok(parts)
    }

    /// The only part of a position, where nothing is known of sums.
    fn single<T: Clone>(&self, parts: &[T], why: (&str, &str)) -> Result<T, Problem> {
        match parts {
            [part] => Ok(part.clone()),
            parts => {
                let found = parts.len();
                Err(self.language.problem(
                    "position",
                    format!("expected one part, found {found}: {}", why.0),
                    format!("应恰有一部分，实有 {found} 部分：{}", why.1),
                ))
            }
        }
    }
}

/// Why there is one part in misère play.
const MISERE_SUM: (&str, &str) = (
    "in misère play, who wins a sum does not follow from who wins its parts",
    "反常规则下，和的胜负不能由各部分的胜负推出",
);

/// Why there is one token where play can go round.
const LOOPY_SUM: (&str, &str) = (
    "with cycles, who wins a sum does not follow from who wins its parts",
    "有环时，和的胜负不能由各部分的胜负推出",
);

/// The answer to a request, as a JSON object: the protocol between the page of the explorer and this crate.
///
/// A request has lines of a word and what belongs to it:
///
/// - `language` `en` or `zh`, for messages;
/// - `game` `takes`, `octal`, `vectors`, `graph`, `tree`, `coins` or `rule`;
/// - `rule`: the game as it is typed, with `;` for a line break;
/// - `misere` if whoever moves last loses;
/// - `to`: the largest heap or the last place, or the side of the board;
/// - `ask` `table`, `position` or `code`; with `position`, heaps, pairs, vertices or coins, and `code` `rust`, `cpp` or
///   `python`;
/// - for `game rule`, `options`: positions separated by `;`, the options of each by `,`, and the positions whose sum an
///   option is by blanks; `heaps` if the positions are the heaps 0, 1, 2, ...
///
/// `progress` is told how much is done, and of how much.
///
/// # Errors
///
/// If something that was typed is wrong, with its field, in the language of the request.
pub fn answer(request: &str, progress: impl FnMut(usize, usize)) -> Result<String, Problem> {
    let line = |line: &'_ str| -> (usize, usize) {
        let key = line.find(' ').unwrap_or(line.len());
        (key, (key + 1).min(line.len()))
    };
    let lines: Vec<(&str, &str)> = request
        .lines()
        .map(|text| {
            let (key, value) = line(text);
            (&text[..key], &text[value..])
        })
        .collect();
    let is_chinese = lines.contains(&("language", "zh"));
    let language = if is_chinese { Language::Chinese } else { Language::English };
    let request = Request { lines, language };
    let game = request.game()?;
    match request.text("ask") {
        "position" => Ok(position(&game, &request, progress)?.json()),
        "code" => code(&game, &request),
        _ => table(&game, &request, progress),
    }
}

fn code(game: &Game, request: &Request) -> Result<String, Problem> {
    let language = match request.text("code") {
        "cpp" => ProgramLanguage::Cpp,
        "python" => ProgramLanguage::Python,
        _ => ProgramLanguage::Rust,
    };
    let program = program(game, request.is_misere(), language).ok_or_else(|| {
        request.language.problem(
            "rule",
            "expected a game of a kind for which there is code",
            "这类游戏没有可带走的代码",
        )
    })?;
    Ok(Object::default().with("code", string(&program)).text())
}

fn known_json(known: &[Known]) -> String {
    array(known.iter().map(|known| {
        let object = Object::default().with("text", string(&known.text));
        object.with("link", string(&known.link)).with("agrees", known.agrees).text()
    }))
}

/// What is known of the values of the positions from `first` on, as JSON.
fn period(periodicity: Periodicity, values: &[u64], first: usize, theorem: &str) -> String {
    let (kind, repeat, checked) = match periodicity {
        Periodicity::Proved { repeat, checked } => ("proved", Some(repeat), Some(checked)),
        Periodicity::Seen(repeat) => ("seen", Some(repeat), None),
        Periodicity::NotSeen => ("none", None, None),
    };
    let mut object = Object::default().with("kind", string(kind));
    if let Some(repeat) = repeat {
        let Repeat { start, length, saltus } = repeat;
        let exceptions = repeat.exceptions(values).into_iter().filter(|&place| place >= first);
        object = object.with("start", start).with("length", length).with("saltus", saltus);
        object = object.with("exceptions", array(exceptions));
    }
    if let Some(checked) = checked {
        object = object.with("checked", checked).with("theorem", string(theorem));
    }
    object.with("to", values.len() - 1).text()
}

/// The lost positions from `first` on, and the differences between them.
fn with_lost(object: Object, values: &[u64], first: usize) -> Object {
    let lost: Vec<usize> = (first..values.len()).filter(|&heap| values[heap] == 0).collect();
    let differences = lost.windows(2).map(|pair| pair[1] - pair[0]);
    object.with("lost", array(&lost)).with("differences", array(differences))
}

/// The table of heaps, or of places of coins, of which `len` are shown. In misère play the values are 0 for lost and 1
/// for won.
fn row(
    game: &Game,
    request: &Request,
    values: &[u64],
    len: usize,
    (periodicity, theorem): (Periodicity, &str),
) -> String {
    let is_misere = request.is_misere();
    let object = if is_misere {
        Object::default().with("wins", array(values[..len].iter().map(|&value| value != 0)))
    } else {
        Object::default().with("values", array(&values[..len]))
    };
    // There is no coin at place 0.
    let first = usize::from(matches!(game, Game::Coins(_)));
    let object = with_lost(object, &values[..len], first);
    let object = object.with("period", period(periodicity, values, first, theorem));
    let known = known(game, is_misere, values, values.len(), request.language);
    object.with("known", known_json(&known)).text()
}

fn table(
    game: &Game,
    request: &Request,
    mut progress: impl FnMut(usize, usize),
) -> Result<String, Problem> {
    let (language, is_misere) = (request.language, request.is_misere());
    match game {
        Game::Heap(heap) => {
            let len = request.to(USUAL_HEAP, heap.reach() - 1)? + 1;
            let all = len.max(PERIOD_LEN.min(heap.reach()));
            let values = if is_misere {
                let wins = heap.misere_outcomes(all - 1, language, |done| progress(done, all))?;
                wins.into_iter().map(u64::from).collect()
            } else {
                heap.grundy_values(all, |done| progress(done, all))
            };
            let periodicity = heap.periodicity(&values);
            Ok(row(game, request, &values, len, (periodicity, heap.theorem())))
        }
        Game::Vectors(vectors) => {
            let side = request.to(USUAL_SIDE, vectors.largest_side())?;
            let all = vectors.places(side);
            let object = Object::default().with("heaps", vectors.heaps).with("side", side);
            let (object, values) = if is_misere {
                let wins = vectors.misere_wins(side, |done| progress(done, all));
                let values = wins.iter().map(|&wins| u64::from(wins)).collect();
                (object.with("wins", array(&wins)), values)
            } else {
                let values = vectors.grundy_values(side, |done| progress(done, all));
                (object.with("values", array(&values)), values)
            };
            let lost = vectors.lost(&values, side);
            let mut object = object.with("lost", array(lost.iter().map(array)));
            if vectors.heaps == 2 {
                let differences = lost.iter().map(|pair| signed(pair[1]) - signed(pair[0]));
                object = object.with("differences", array(differences));
            }
            let known = known(game, is_misere, &values, side, language);
            Ok(object.with("known", known_json(&known)).text())
        }
        Game::Graph(graph) => {
            let names = graph.names.iter().map(|name| string(name));
            let edges = (0..)
                .zip(&graph.options)
                .flat_map(|(from, options)| options.iter().map(move |to| array([from, *to])));
            let object = Object::default().with("names", array(names)).with("edges", array(edges));
            let object = with_results(object, &retrograde(&graph.options, is_misere));
            let values = if is_misere { None } else { graph_grundy_values(&graph.options) };
            Ok(object.with_some("values", values.map(array)).text())
        }
        Game::Tree(tree) => {
            refuse_misere(request)?;
            let parents = tree.rooted().parents;
            let parents = parents
                .iter()
                .map(|parent| parent.map_or("-1".into(), |parent| parent.to_string()));
            let values = tree.grundy_values();
            let names = tree.names.iter().map(|name| string(name));
            let object = Object::default().with("names", array(names));
            let object = object.with("parents", array(parents)).with("values", array(&values));
            let known = known(game, false, &values, values.len(), language);
            Ok(object.with("known", known_json(&known)).text())
        }
        Game::Coins(coins) => {
            refuse_misere(request)?;
            let len = request.to(USUAL_HEAP, LARGEST_PLACE)? + 1;
            let values = coins.grundy_values(len, |done| progress(done, len));
            if values.len() < len {
                let (largest, found) = (values.len() - 1, len - 1);
                return Err(language.problem(
                    "to",
                    format!("expected at most {largest} places, as the values of further ones are too large, found {found}"),
                    format!("至多 {largest} 个位置（更远处的 SG 值太大），实为 {found}"),
                ));
            }
            let periodicity = coins.periodicity(&values);
            Ok(row(game, request, &values, len, (periodicity, "subtraction")))
        }
        Game::Rule(rule) => {
            let values = rule_values(rule, request)?;
            let mut object = Object::default();
            if let Some(values) = &values {
                object = object.with("values", array(values));
            }
            if let Some(options) = rule.single_options() {
                object = with_results(object, &retrograde(&options, is_misere));
            } else if let Some(values) = &values {
                let letters = values.iter().map(|&value| letter(Outcome::won(value != 0)));
                object = object.with("outcomes", array(letters));
            }
            if let (Some(values), true) = (values, rule.are_heaps) {
                let period = period(seen(&values), &values, 0, "");
                let known = known(game, false, &values, values.len(), language);
                object = with_lost(object, &values, 0);
                object = object.with("period", period).with("known", known_json(&known));
            }
            Ok(object.text())
        }
    }
}

/// The values of a rule's positions, if there are any.
fn rule_values(rule: &Rule, request: &Request) -> Result<Option<Vec<u64>>, Problem> {
    let are_sums = rule.single_options().is_none();
    if request.is_misere() {
        if are_sums {
            return Err(request.language.problem(
                "options",
                format!("expected options of one position each, found a sum: {}", MISERE_SUM.0),
                format!("每个后继应为单个局面，实为和：{}", MISERE_SUM.1),
            ));
        }
        return Ok(None);
    }
    let values = rule.grundy_values();
    if values.is_none() && are_sums {
        return Err(request.language.problem(
            "options",
            format!("expected play that ends, as there are sums, found a cycle: {}", LOOPY_SUM.0),
            format!("有和时游戏必须会结束，实际有环：{}", LOOPY_SUM.1),
        ));
    }
    Ok(values)
}

fn refuse_misere(request: &Request) -> Result<(), Problem> {
    if request.is_misere() {
        return Err(request.language.problem(
            "rule",
            format!(
                "expected normal play, as this game is a sum, found misère play: {}",
                MISERE_SUM.0
            ),
            format!("此游戏是若干部分之和，应为正常规则，实为反常规则：{}", MISERE_SUM.1),
        ));
    }
    Ok(())
}

/// The letter of an outcome, as JSON.
fn letter(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::Won => "\"N\"",
        Outcome::Lost => "\"P\"",
        Outcome::Draw => "\"D\"",
    }
}

/// Who wins each position, and after how many moves.
fn with_results(object: Object, results: &[(Outcome, Option<usize>)]) -> Object {
    let moves = results.iter().map(|result| result.1.map_or(-1, signed));
    let object = object.with("outcomes", array(results.iter().map(|result| letter(result.0))));
    object.with("moves", array(moves))
}

fn position(
    game: &Game,
    request: &Request,
    mut progress: impl FnMut(usize, usize),
) -> Result<Position, Problem> {
    let (language, is_misere) = (request.language, request.is_misere());
    match game {
        Game::Heap(heap) => {
            let heaps = request.some(request.numbers(0, heap.reach() - 1)?, "3 5 7")?;
            let all = heaps.iter().copied().max().unwrap_or(0) + 1;
            if is_misere {
                let wins = heap.misere_outcomes(all - 1, language, |done| progress(done, all))?;
                let heaps = not_empty(&heaps);
                let heaps = if heaps.is_empty() { vec![0] } else { heaps };
                return Ok(heap.misere_position(request.single(&heaps, MISERE_SUM)?, &wins));
            }
            let values = heap.grundy_values(all, |done| progress(done, all));
            Ok(heap.position(&heaps, &values))
        }
        Game::Vectors(vectors) => {
            let side = request.to(USUAL_SIDE, vectors.largest_side())?;
            let all = vectors.places(side);
            let positions = vectors.parse_positions(request.text("position"), side, language)?;
            if is_misere {
                let position = request.single(&positions, MISERE_SUM)?;
                let wins = vectors.misere_wins(side, |done| progress(done, all));
                return Ok(vectors.misere_position(&position, &wins, side));
            }
            let values = vectors.grundy_values(side, |done| progress(done, all));
            Ok(vectors.position(&positions, &values, side))
        }
        Game::Graph(graph) => {
            let tokens = graph.parse_tokens(request.text("position"), language)?;
            let tokens = request.some(tokens, &graph.names[0])?;
            let values = if is_misere { None } else { graph_grundy_values(&graph.options) };
            if let Some(values) = values {
                let options =
                    |vertex: usize| graph.options[vertex].iter().map(|&to| vec![to]).collect();
                return Ok(position_with_values(&graph.names, options, &values, &tokens));
            }
            let token = request.single(&tokens, why_single(is_misere))?;
            let results = retrograde(&graph.options, is_misere);
            Ok(position_with_outcomes(&graph.names, &graph.options, &results, token))
        }
        Game::Tree(tree) => {
            refuse_misere(request)?;
            let left = request.numbers(0, tree.names.len() - 1)?;
            let rooted = tree.rooted();
            let left = if left.is_empty() { None } else { Some(&*left) };
            Ok(tree.position(&tree.connected(left, &rooted), &rooted))
        }
        Game::Coins(coins) => {
            refuse_misere(request)?;
            let heads = request.numbers(1, LARGEST_PLACE)?;
            let len = heads.iter().copied().max().unwrap_or(0) + 1;
            let values = coins.grundy_values(len, |done| progress(done, len));
            if values.len() < len {
                request.numbers(1, values.len() - 1)?;
            }
            coins.position(&heads, &values, language)
        }
        Game::Rule(rule) => {
            let parts = request.some(request.numbers(0, rule.options.len() - 1)?, "0")?;
            let names = rule.names();
            if let Some(values) = rule_values(rule, request)? {
                let options = |part: usize| rule.options[part].clone();
                return Ok(position_with_values(&names, options, &values, &parts));
            }
            let part = request.single(&parts, why_single(is_misere))?;
            let options = rule.single_options().unwrap_or_default();
            let results = retrograde(&options, is_misere);
            Ok(position_with_outcomes(&names, &options, &results, part))
        }
    }
}

/// Why a position has one part where there are no values.
fn why_single(is_misere: bool) -> (&'static str, &'static str) {
    if is_misere {
        MISERE_SUM
    } else {
        LOOPY_SUM
    }
}
