//! Random programs do the same as C and in the interpreter.

mod support;

use libtest_mimic::{Arguments, Failed, Trial};
use proptest::prelude::any;
use proptest::test_runner::{Config, RngAlgorithm, TestCaseError, TestRng, TestRunner};
use support::{check, compiler, generator, works};

/// Functions in one module, which is one run of the C compiler.
const FUNCTIONS: u64 = 40;

fn programs(optimization: &str, cases: u32) -> Result<(), Failed> {
    let config =
        Config { cases, failure_persistence: None, max_shrink_iters: 0, ..Config::default() };
    // Each level of optimization has programs of its own, but always the same.
    let mut seed = [0; 32];
    seed[..optimization.len()].copy_from_slice(optimization.as_bytes());
    let rng = TestRng::from_seed(RngAlgorithm::ChaCha, &seed);
    let flags = [optimization, "-Wall", "-Wextra", "-Werror"];
    let mut runner = TestRunner::new_with_rng(config, rng);
    runner.run(&any::<u64>(), |seed| {
        let wat = generator::module(seed, FUNCTIONS);
        check(&wat, b"", &flags).map_err(|failed| {
            let message = failed.message().unwrap_or_default().to_string();
            TestCaseError::fail(format!("seed {seed}: {message}"))
        })
    })?;
    Ok(())
}

fn main() {
    let missing = !works(&compiler(), &[]);
    // The environment can ask for more, or for fewer.
    let cases: u32 =
        std::env::var("PROPTEST_CASES").ok().and_then(|cases| cases.parse().ok()).unwrap_or(8);
    let trials = ["-O0", "-O1", "-O2"]
        .into_iter()
        .map(|level| {
            let trial =
                Trial::test(format!("random_programs{level}"), move || programs(level, cases));
            trial.with_ignored_flag(missing)
        })
        .collect();
    libtest_mimic::run(&Arguments::from_args(), trials).exit();
}
