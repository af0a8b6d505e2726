//! Races: contenders that do the same work, measured by criterion, and their ratios in one table.

use criterion::{Criterion, SamplingMode, Throughput};
use std::env;
use std::time::Duration;

/// Does the work once, and says how long it took.
pub type Work<'a> = Box<dyn FnMut() -> Duration + 'a>;

/// The races run so far.
pub struct Table {
    criterion: Criterion,
    /// What the names of the races must contain, from the command line.
    pub filters: Vec<String>,
    /// Whether all is only tried out.
    pub is_test: bool,
    races: Vec<Race>,
}

struct Race {
    name: String,
    /// Ours first: the name and the shortest time of each contender that ran.
    contenders: Vec<(String, Duration)>,
}

impl Table {
    /// No races yet.
    pub fn new() -> Self {
        let criterion = Criterion::default()
            .without_plots()
            .nresamples(1_000)
            .sample_size(10)
            .warm_up_time(Duration::from_millis(50))
            .measurement_time(Duration::from_millis(250))
            .configure_from_args();
        let arguments = || env::args().skip(1);
        let filters = arguments().filter(|argument| !argument.starts_with('-')).collect();
        let is_test = arguments().any(|argument| argument == "--test" || argument == "--list");
        Table { criterion, filters, is_test, races: Vec::new() }
    }

    /// Whether the command line asks for a race of this name. Criterion has this filter too, but only
    /// after programs and inputs are there.
    pub fn wants(&self, name: &str) -> bool {
        self.filters.iter().all(|filter| name.contains(filter))
    }

    /// Runs a race. The first contender is ours, the others are its rivals.
    pub fn race(&mut self, name: &str, size: Throughput, contenders: Vec<(&str, Work)>) {
        let mut group = self.criterion.benchmark_group(name);
        group.throughput(size).sampling_mode(SamplingMode::Flat);
        let mut race = Race { name: name.to_string(), contenders: Vec::new() };
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
            if let Some(time) = shortest {
                race.contenders.push((contender.to_string(), time));
            }
        }
        group.finish();
        self.races.push(race);
    }

    /// Prints our time over that of each rival: one table for all races with the same rivals, or with
    /// some of them.
    pub fn print(&self) {
        self.criterion.final_summary();
        if self.is_test {
            return;
        }
        let mut columns: Vec<&str> = Vec::new();
        for Race { name, contenders } in &self.races {
            let Some(((_, ours), rivals)) = contenders.split_first() else { continue };
            let time = |column: &&str| rivals.iter().find(|rival| rival.0 == *column);
            if columns.iter().filter_map(time).count() < rivals.len() {
                columns = rivals.iter().map(|(name, _)| name.as_str()).collect();
                println!("\n| our time / its time | {} |", columns.join(" | "));
                println!("|---|{}", "---:|".repeat(columns.len()));
            }
            let ratio = |column| match time(column) {
                Some((_, time)) => format!(" {:.2} |", ours.as_secs_f64() / time.as_secs_f64()),
                None => " - |".to_string(),
            };
            println!("| {name} |{}", columns.iter().map(ratio).collect::<String>());
        }
    }
}
