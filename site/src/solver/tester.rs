//! What judges the reader's program in a page: it makes inputs and smaller ones, and compares outputs. What it is asked
//! stands in what it reads; parts are separated by a byte 0, which no input has.

use checks::search::{Inputs, Made, Smaller};
use judging::checktestdata::Program;
use judging::compare::compare_words;
use judging::framing::{framed, Framing};
use std::cell::RefCell;
use std::collections::HashSet;

/// After this many tries that led to no input, the page may look at the clock.
const TRIES: usize = 200;

/// Inputs that may have fewer cases than this are made alone.
const FEW_CASES: usize = 5;

struct Tester {
    validator: Program,
    framing: Framing,
    inputs: Inputs,
    /// The inputs that were made since a program failed.
    made: Vec<Made>,
    /// The first input on which it failed.
    failure: Option<Made>,
    smaller: Option<Smaller>,
    /// Different cases of inputs, and the inputs.
    cases: Vec<String>,
    known: HashSet<String>,
    wholes: Vec<String>,
}

thread_local! {
    static TESTER: RefCell<Option<Tester>> = RefCell::new(None);
}

fn answer(text: &str) {
    unsafe { judge::write(text.as_ptr(), text.len()) }
}

fn with_tester<T>(work: impl FnOnce(&mut Tester) -> T) -> T {
    TESTER.with(|tester| work(tester.borrow_mut().as_mut().expect("it was started")))
}

/// Reads the seed, the framing and the validator.
#[no_mangle]
pub extern "C" fn start() {
    let request = request();
    let parts: Vec<&str> = request.split('\0').collect();
    let framing = match parts[1] {
        "Single" => Framing::Single,
        "Counted" => Framing::Counted,
        "ToEnd" => Framing::ToEnd,
        zeros => {
            let count = zeros.trim_matches(|c: char| !c.is_ascii_digit());
            Framing::Zeros(count.parse().expect("a framing"))
        }
    };
    let validator = Program::parse(parts[2]).expect("a validator");
    let inputs = Inputs::of(parts[0].parse().expect("a seed"));
    let tester = Tester {
        validator,
        framing,
        inputs,
        made: Vec::new(),
        failure: None,
        smaller: None,
        cases: Vec::new(),
        known: HashSet::new(),
        wholes: Vec::new(),
    };
    TESTER.with(|place| *place.borrow_mut() = Some(tester));
}

/// Writes the next input, and answers 1; or 0 if many tries led to none.
#[no_mangle]
pub extern "C" fn next() -> u32 {
    with_tester(|tester| {
        let Tester { validator, inputs, .. } = tester;
        let made = (0..TRIES).find_map(|_| inputs.next(validator));
        made.map_or(0, |made| tester.show(made))
    })
}

/// Reads one of the inputs that were made, on which the program fails: simpler ones are made from it.
#[no_mangle]
pub extern "C" fn fails() {
    let input = request();
    with_tester(|tester| {
        let mut made = std::mem::take(&mut tester.made).into_iter();
        let failure = made.find(|made| made.input == input).expect("it was made");
        match &mut tester.smaller {
            Some(smaller) => smaller.fails(failure),
            none => {
                *none = Some(Smaller::of(failure.clone()));
                tester.failure = Some(failure);
            }
        }
    })
}

/// Simpler inputs are made from the first one on which the program failed again.
#[no_mangle]
pub extern "C" fn restart() {
    with_tester(|tester| tester.smaller = tester.failure.clone().map(Smaller::of))
}

/// Writes a simpler input, and answers 1; or 0 if many tries led to none, and 2 if there is none.
#[no_mangle]
pub extern "C" fn smaller() -> u32 {
    with_tester(|tester| {
        let smaller = tester.smaller.as_mut().expect("the program has failed");
        for _ in 0..TRIES {
            if smaller.is_over() {
                return 2;
            }
            if let Some(made) = smaller.next(&tester.validator) {
                return tester.show(made);
            }
        }
        0
    })
}

impl Tester {
    fn show(&mut self, made: Made) -> u32 {
        answer(&made.input);
        self.made.push(made);
        1
    }

    fn is_legal(&self, cases: &[String]) -> bool {
        self.validator.check(framed(self.framing, cases).as_bytes(), None).is_ok()
    }
}

/// Reads an answer and an output, and answers 1 if a judge takes them for the same, or else 0.
#[no_mangle]
pub extern "C" fn compare() -> u32 {
    let request = request();
    let (expected, found) = request.split_once('\0').expect("two texts");
    compare_words(expected.as_bytes(), found.as_bytes()).is_ok().into()
}

/// Reads an input, and writes why it is not legal.
#[no_mangle]
pub extern "C" fn check() {
    let input = request();
    with_tester(|tester| {
        if let Err(illegal) = tester.validator.check(input.as_bytes(), None) {
            answer(&illegal.to_string());
        }
    });
}

/// Tries to make another input for a file of cases, and answers how many cases or inputs there are; or -1 if no input may
/// have more cases.
#[no_mangle]
pub extern "C" fn collect() -> i32 {
    with_tester(|tester| {
        // One input alone may have as many cases as it has to.
        let count = |tester: &Tester| match tester.wholes.len() {
            few @ 0..=2 => few as i32,
            many => tester.cases.len().max(many) as i32,
        };
        let made = match tester.inputs.next(&tester.validator) {
            Some(made) => made.input,
            None => return count(tester),
        };
        let turns = match tester.framing {
            Framing::Single => Vec::new(),
            _ => tester.validator.turns(made.as_bytes()).unwrap_or_default(),
        };
        for turn in turns {
            if tester.known.insert(made[turn.clone()].to_string()) {
                tester.cases.push(made[turn].to_string());
            }
        }
        tester.wholes.push(made);
        if !tester.cases.is_empty() && !tester.is_legal(&tester.cases) {
            if tester.cases.len() > FEW_CASES && tester.is_legal(&tester.cases[..FEW_CASES]) {
                return -1;
            }
            tester.framing = Framing::Single;
            tester.cases.clear();
        }
        count(tester)
    })
}

/// Writes the cases that are there, as many as an input may have, from small to large, and answers 1; or where an input may
/// have few cases the inputs, and answers 0.
#[no_mangle]
pub extern "C" fn cases() -> u32 {
    with_tester(|tester| {
        let (mut legal, mut illegal) = (0, tester.cases.len() + 1);
        while illegal - legal > 1 {
            let middle = legal + (illegal - legal) / 2;
            if tester.is_legal(&tester.cases[..middle]) {
                legal = middle;
            } else {
                illegal = middle;
            }
        }
        let are_cases = legal >= FEW_CASES;
        let mut shown =
            if are_cases { tester.cases[..legal].to_vec() } else { tester.wholes.clone() };
        shown.sort_by(|a, b| (a.len(), a).cmp(&(b.len(), b)));
        answer(&shown.join("\0"));
        are_cases.into()
    })
}

/// Reads cases, and writes the input that has them all.
#[no_mangle]
pub extern "C" fn join() {
    let request = request();
    let cases: Vec<&str> = request.split('\0').collect();
    with_tester(|tester| answer(&framed(tester.framing, &cases)));
}
