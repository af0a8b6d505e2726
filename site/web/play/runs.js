// The runs of a program on inputs of the reader, one at a time. It knows nothing of the page.

/** In seconds: the longest run on what was typed, and on a file. */
export const LONGEST = { typed: 10, file: 3600 };

export class Runs {
  /** What the last run has printed, a Blob. */
  output;
  #start;
  #stop;

  /** start(input, seconds) is the promise of { result, stop }, as startProgram of programs.js returns them. */
  constructor(start) {
    this.#start = start;
  }

  /** The result of a run on a text or a File. It calls `started` when it can be stopped, and fails if it is. */
  async run(input, started = () => {}) {
    const seconds = typeof input === 'string' ? LONGEST.typed : LONGEST.file;
    try {
      const { result, stop } = await this.#start(input, seconds);
      this.#stop = stop;
      started();
      const done = await result;
      this.output = done.output;
      return done;
    } finally {
      this.#stop = undefined;
    }
  }

  stop(reason) {
    this.#stop?.(reason);
  }

  /** What the last run came to is not that of another input. */
  forget(reason) {
    this.stop(reason);
    this.output = undefined;
  }

  /** The `difference` of an expected output, a text or a Blob, and the last one. */
  async differenceFrom(expected) {
    const both = [expected, this.output].map((content) => new Blob([content]).text());
    return difference(...(await Promise.all(both)));
  }
}

/**
 * The number of the first line in which two texts differ, and the line in both, undefined where a text has ended;
 * nothing if they are the same but for blanks at the ends of lines and empty lines at the end.
 */
export function difference(...whole) {
  const trimmed = whole.map((text) => text.trimEnd());
  const at = [0, 0];
  for (let line = 1; at.some((start, i) => start <= trimmed[i].length); line++) {
    const lines = trimmed.map((text, i) => {
      if (at[i] > text.length) return undefined;
      const end = text.indexOf('\n', at[i]);
      const found = text.slice(at[i], end < 0 ? text.length : end).trimEnd();
      at[i] = end < 0 ? text.length + 1 : end + 1;
      return found;
    });
    if (lines[0] !== lines[1]) return { line, lines };
  }
  return {};
}

/** What a program said when it stopped: the line of the input, if it named one, and the problem. */
export function parts(message) {
  const [, line, problem = message] = /^line (\d+): (.*)$/s.exec(message) ?? [];
  return { line, problem };
}
