//! Races: contenders that do the same work, measured by criterion, and their ratios in one table.

use criterion::{Criterion, SamplingMode, Throughput};
use std::time::Duration;

/// Does the work once, and says how long it took.
pub type Work<'a> = Box<dyn FnMut() -> Duration + 'a>;

/// The races run so far.
pub struct Table {
    criterion: Criterion,
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
            .sample_size(10)
            .warm_up_time(Duration::from_millis(200))
            .measurement_time(Duration::from_secs(1))
            .configure_from_args();
        Table { criterion, races: Vec::new() }
    }

    /// Runs a race. The first contender is ours, the others are its rivals.
    pub fn race(&mut self, name: &str, size: Throughput, contenders: Vec<(&str, Work)>) {
        let mut group = self.criterion.benchmark_group(name);
        group.throughput(size).sampling_mode(SamplingMode::Flat);
        let mut race = Race { name: name.to_string(), contenders: Vec::new() };
        for (contender, mut work) in contenders {
            let mut times = Vec::new();
            group.bench_function(contender, |bencher| {
                bencher.iter_custom(|count| {
                    let total = (0..count).map(|_| work()).sum();
                    times.push(total / u32::try_from(count).unwrap_or(u32::MAX));
                    total
                });
            });
            // What disturbs a run only makes it longer.
            if let Some(&fastest) = times.iter().min() {
                race.contenders.push((contender.to_string(), fastest));
            }
        }
        group.finish();
        self.races.push(race);
    }

    /// Prints the ratios, unless the benches were only tried out by `--test`.
    pub fn print(&self) {
        self.criterion.final_summary();
        if std::env::args().any(|argument| argument == "--test" || argument == "--list") {
            return;
        }
        println!("\n| work | rival | our time / its time |\n|---|---|---:|");
        for Race { name, contenders } in &self.races {
            let Some(((_, ours), rivals)) = contenders.split_first() else { continue };
            for (rival, time) in rivals {
                let ratio = ours.as_secs_f64() / time.as_secs_f64();
                println!("| {name} | {rival} | {ratio:.2} |");
            }
        }
    }
}
