// The smallest input on which a program is wrong: the samples first, then small random inputs, then smaller and smaller
// ones. It knows nothing of the page.

/** In milliseconds: a run is stopped after this many times the longest right one, but not before these; while an input is
 * made smaller sooner, as most tries of a program that never ends would take all the time. */
const TIMES_THE_LONGEST = 10;
const SHORTEST_LIMIT = { first: 5000, smaller: 200 };
/** The longest run. */
const LONGEST = 10_000;
/** In milliseconds: how long a smaller input is looked for. */
const TIME_TO_SHRINK = 20_000;
/** How often the program is run on the smallest input, as a failure may depend on luck. */
export const RUNS = 5;

/**
 * A run of a program on an input, for so many milliseconds at most: { input, expected, output, time, isRight }, and if it is
 * wrong `error`, or `difference` as the engine's judge says it.
 */
export async function tried(call, program, { input, expected }, milliseconds) {
  const { output, time, error } = await program.run(input, milliseconds);
  const isSame = error || output === expected;
  const difference = isSame ? undefined : await call('judge', input, expected, output);
  return { input, expected, output, time, error, difference, isRight: !error && !difference };
}

/**
 * The verdict on `program` after at most `count` random inputs, or so many seconds: { count, slowest, failure, sample,
 * failed }. `failure` is { input, expected, output, error, difference } of the smallest input on which it fails, if there is
 * one; `sample` the number of the first sample on which it fails; `failed` the number of RUNS that failed on the smallest
 * input. `call` asks an engine, and `show` is told how far it is: { count } or { smaller }, a length.
 */
export async function search(call, program, { samples, count: most, seconds }, show = () => {}) {
  let slowest = 0;

  /** How the program fails on an input; undefined if it does not. */
  async function failureOn(made, limit = LONGEST) {
    const run = await tried(call, program, made, limit);
    if (!run.isRight) return run;
    slowest = Math.max(slowest, run.time);
    return undefined;
  }

  function limitOf(stage) {
    return Math.min(LONGEST, Math.max(SHORTEST_LIMIT[stage], TIMES_THE_LONGEST * slowest));
  }

  async function firstFailure() {
    for (const end = performance.now() + seconds * 1000; count < most && performance.now() < end; ) {
      for (const made of await call('next')) {
        if (count === most) break;
        count += 1;
        const failure = await failureOn(made, limitOf('first'));
        if (failure) return failure;
      }
      show({ count });
    }
    return undefined;
  }

  /** A failure on the smallest input that is found from one. */
  async function smallest(failure, limit) {
    let least = failure;
    let end = performance.now() + TIME_TO_SHRINK;
    while (performance.now() < end) {
      const made = await call('smaller');
      if (!made) break;
      show({ smaller: least.input.length });
      const smaller = made.length > 0 && (await failureOn(made[0], limit));
      if (!smaller) continue;
      await call('fails', smaller.input);
      least = smaller;
      end = performance.now() + TIME_TO_SHRINK;
    }
    return least;
  }

  let count = 0;
  let sample;
  let failure;
  for (const [index, made] of samples.entries()) {
    failure = await failureOn(made);
    if (!failure) continue;
    sample = index + 1;
    break;
  }
  const found = await firstFailure();
  if (found) {
    await call('fails', found.input);
    failure = await smallest(found, limitOf('smaller'));
    // Whether it is above the limit of the others, and not only above that of the tries.
    if (failure.error?.kind === 'time' && !(await failureOn(failure, limitOf('first')))) {
      await call('restart');
      failure = await smallest(found, limitOf('first'));
    }
  }
  let failed = failure && RUNS;
  if (failure && failure.error?.kind !== 'time') {
    failed = 0;
    for (let run = 0; run < RUNS; run++) if (await failureOn(failure)) failed += 1;
  }
  return { count, slowest, failure, sample, failed };
}
