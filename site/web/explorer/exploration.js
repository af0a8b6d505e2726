// What the explorer is asked about a game, and answers. It knows nothing of the page.

/** Why a run has failed that the reader has stopped. */
export const STOPPED = { stopped: true };

/** What an address has of a game, where it is not the default. */
const KEYS = ['kind', 'rule', 'to', 'start', 'misere', 'position', 'from', 'lost'];

export class Exploration {
  /** The game that is explored: the fields of the form and, where the rule is the reader's own, `enumerated`. */
  game;
  isRunning = false;
  #run = 0; // the number of the present run
  #language;
  #start;
  #enumerate;
  #stop;

  /**
   * start(input, progress) is the promise of { result, stop }, as startProgram of programs.js returns them, and
   * enumerate(rule, start, progress) returns the same; the result is `enumerated`.
   */
  constructor({ language, start, enumerate }) {
    this.#language = language;
    this.#start = start;
    this.#enumerate = enumerate;
  }

  /**
   * The answer about all positions of a game, or nothing if another run was begun, or this one dropped, meanwhile. Fails
   * with STOPPED, with a text or with { field, message }.
   */
  async explore(game, { enumerating, progress } = {}) {
    this.drop();
    const run = this.#run;
    const isPresent = () => run === this.#run;
    this.isRunning = true;
    try {
      let enumerated;
      if (game.kind === 'rule') {
        const started = this.#enumerate(game.rule, game.start, enumerating);
        this.#stop = started.stop;
        enumerated = await started.result;
        if (!isPresent()) return undefined;
      }
      this.game = { ...game, enumerated };
      const question = game.kind === 'table' ? 'identify' : 'table';
      const answer = await this.ask(question, {}, (...far) => isPresent() && progress?.(...far));
      return isPresent() ? answer : undefined;
    } catch (error) {
      if (isPresent()) throw error;
      return undefined;
    } finally {
      if (isPresent()) {
        this.#stop = undefined;
        this.isRunning = false;
      }
    }
  }

  stop() {
    this.#stop?.(STOPPED);
  }

  /** Ends the present run, which then has no answer. */
  drop() {
    this.stop();
    this.#stop = undefined;
    this.#run += 1;
    this.isRunning = false;
  }

  /** The answer to a question about the game. Fails as `explore` does. With `progress` it can be stopped. */
  async ask(question, more = {}, progress = undefined) {
    const started = await this.#start(this.#request(question, more), progress);
    if (progress) this.#stop = started.stop;
    const { output, message } = await started.result;
    if (message !== undefined) {
      const [, field = 'rule', said = message] =
        /^(rule|to|position|options|from|lost): ([\s\S]*)$/.exec(message) ?? [];
      throw { field, message: said };
    }
    return JSON.parse(await output.text());
  }

  /** The lines that the module reads. */
  #request(question, more) {
    const { kind, rule, to, misere, enumerated, from, lost } = this.game;
    const isTable = kind === 'table';
    const lines = [
      `language ${this.#language}`,
      `game ${kind}`,
      ...(enumerated || isTable ? [] : [`rule ${rule.trim().replace(/\r?\n/g, ' ; ')}`]),
      ...(misere ? ['misere'] : []),
      ...(to ? [`to ${to}`] : []),
      `ask ${question}`,
      ...Object.entries(more).map(([key, value]) => `${key} ${value}`),
      ...(isTable ? [`from ${from}`, `lost ${lost}`] : []),
      ...(isTable || (enumerated && question === 'code')
        ? rule.split(/\r?\n/).map((line) => `source ${line}`)
        : []),
      ...(enumerated?.isHeaps ? ['heaps'] : []),
      ...(enumerated ? [`options ${written(enumerated.options)}`] : []),
    ];
    return `${lines.join('\n')}\n`;
  }

  /** The game in an address. */
  query() {
    const { kind, misere, ...fields } = this.game;
    const query = new URLSearchParams({ kind });
    for (const key of KEYS) {
      const value = key === 'misere' ? misere && '1' : fields[key];
      if (value) query.set(key, value);
    }
    return query;
  }

  /** What a comment in the first line of a rule of the reader's own calls the game. */
  get name() {
    const { kind, rule } = this.game;
    return kind === 'rule' ? /^\s*\/\/[ \t]*(\S.{0,79})/.exec(rule)?.[1].trim() : undefined;
  }
}

/** The options of positions as the module reads them. */
const written = (options) => options.map((own) => own.map((parts) => parts.join(' ')).join(',')).join(';');
