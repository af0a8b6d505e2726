//! Races: contenders that do the same work, measured by criterion, and tables of their ratios.

use criterion::{Criterion, SamplingMode, Throughput};
use std::time::Duration;
use std::{env, process};

/// Does the work once, and says how long it took.
pub type Work<'a> = Box<dyn FnMut() -> Duration + 'a>;

/// Our time over that of each rival that ran.
pub type Ratios = Vec<Option<f64>>;

/// The head of the first column of a table.
pub const CORNER: &str = "our time / its time";

/// What the command line asks for.
pub struct Races {
    criterion: Criterion,
    /// What the names of the races must contain.
    pub filters: Vec<String>,
    /// Whether all is only tried out, as `cargo test` does.
    pub is_test: bool,
    /// Whether README gets the table of the programs.
    pub is_update: bool,
}

impl Races {
    /// Takes the arguments of the command line. Ends the process if they make no sense.
    pub fn new() -> Self {
        let mut criterion = Criterion::default()
            .without_plots()
            .nresamples(1_000)
            .sample_size(10)
            .warm_up_time(Duration::from_millis(50))
            .measurement_time(Duration::from_millis(250));
        let arguments: Vec<String> = env::args().skip(1).collect();
        let has = |name: &str| arguments.iter().any(|argument| argument == name);
        let is_update = has("--update");
        if !is_update {
            criterion = criterion.configure_from_args();
        } else if arguments.len() > 2 || !has("--bench") {
            // Criterion, which does not know it, need not see the others: Cargo's own is its default.
            fail("--update is for the whole table: cargo bench -- --update");
        }
        Races {
            criterion,
            filters: arguments.iter().filter(|word| !word.starts_with('-')).cloned().collect(),
            is_test: !has("--bench") || has("--test") || has("--list"),
            is_update,
        }
    }

    /// Whether the command line asks for a race of this name. Criterion has this filter too, but only
    /// after programs and inputs are there.
    pub fn wants(&self, name: &str) -> bool {
        self.filters.iter().all(|filter| name.contains(filter))
    }

    /// Runs a race. The first contender is ours, the others are its rivals.
    pub fn race(&mut self, name: &str, size: Throughput, contenders: Vec<(&str, Work)>) -> Ratios {
        let mut group = self.criterion.benchmark_group(name);
        group.throughput(size).sampling_mode(SamplingMode::Flat);
        let mut times = Vec::new();
        for (contender, mut work) in contenders {
            // What disturbs a run only makes it longer.
            let mut shortest = None;
            group.bench_function(contender, |bencher| {
                bencher.iter_custom(|count| {
                    let times: Vec<Duration> = (0..count).map(|_| work()).collect();
                    shortest = shortest.into_iter().chain(times.iter().copied()).min();
                    times.iter().sum()
                });
            });
            times.push(shortest);
        }
        group.finish();
        let ratio = |&rival: &Option<Duration>| Some(times[0]?.div_duration_f64(rival?));
        times[1..].iter().map(ratio).collect()
    }
}

/// A table in Markdown, behind a blank line; nothing if no rival ran.
pub fn table<T: AsRef<str>>(rivals: &[T], rows: &[(String, Ratios)]) -> String {
    let line = |name: &str, cells: Vec<String>| format!("| {name} | {} |\n", cells.join(" | "));
    let cell = |ratio: &Option<f64>| ratio.map_or("-".to_string(), |ratio| format!("{ratio:.2}"));
    let rows: String = rows
        .iter()
        .filter(|(_, ratios)| ratios.iter().any(Option::is_some))
        .map(|(name, ratios)| line(name, ratios.iter().map(cell).collect()))
        .collect();
    if rows.is_empty() {
        return rows;
    }
    let head = line(CORNER, rivals.iter().map(|rival| rival.as_ref().to_string()).collect());
    format!("\n{head}|---|{}\n{rows}", "---:|".repeat(rivals.len()))
}

/// Ends the process with a message.
pub fn fail(message: &str) -> ! {
    eprintln!("{message}");
    process::exit(1)
}
