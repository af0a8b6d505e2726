// A game that is being played: its positions, and whose turn it is. It knows nothing of the page.

import { firstPositions, perfectMoves, search } from './rules.js';

/** How often each opponent makes any move instead of a perfect one; `people` are two at one board. */
const ERRORS = { perfect: 0, sometimes: 0.2, often: 0.5, people: 0 };

const opponentOf = (player) => (player === 'you' ? 'computer' : 'you');
const randomElement = (list) => list[Math.floor(Math.random() * list.length)];

/** Whether two moves of one position are the same. */
export const isSame = (move, other) => JSON.stringify(move) === JSON.stringify(other);

/**
 * The players are `you`, the reader, and `computer`, which may be another person. A line is a game from its start on:
 *
 *   steps      each position with its `turn`, who is to move there, and the `move` that led there, with its `number`
 *              among the moves
 *   at         the step that the reader looks at; the later ones stay until the reader moves from an earlier one
 *   daily      the date whose position it began with, if any
 *   isHelped   whether the reader had help, which the result of a day tells
 */
export class Match {
  line = { steps: [], at: 0 };
  /** The first of two choices, in a game whose moves take two. */
  chosen;
  /** How many hints are shown for the step. */
  hints = 0;
  /** Whether this line has just replaced another, which taking back brings back. */
  hasReplaced = false;
  #earlier = []; // the lines that were replaced, the latest last

  constructor(game, { level = 'perfect', areValuesShown = false } = {}) {
    Object.assign(this, { game, outcome: search(game), level, areValuesShown });
  }

  // ---------------------------------------------------------------- what is shown

  get start() {
    return this.line.steps[0];
  }

  /** The step that the reader looks at. */
  get current() {
    return this.line.steps[this.line.at];
  }

  get position() {
    return this.current.position;
  }

  get turn() {
    return this.current.turn;
  }

  get isLast() {
    return this.line.at === this.line.steps.length - 1;
  }

  get isOver() {
    return this.game.moves(this.position).length === 0;
  }

  get isForTwo() {
    return this.level === 'people';
  }

  isReader(player) {
    return player === 'you' || this.isForTwo;
  }

  get isReadersTurn() {
    return this.isReader(this.turn);
  }

  /** The moves from which the reader may choose. */
  get moves() {
    return this.isReadersTurn ? this.game.moves(this.position) : [];
  }

  get canTakeBack() {
    return Boolean(this.chosen) || this.line.at > 0 || this.#earlier.length > 0;
  }

  /** Who has won, if the last step is shown and the game is over there. */
  get winner() {
    if (!this.isOver || !this.isLast) return undefined;
    return this.game.misere ? this.turn : opponentOf(this.turn);
  }

  /** The moves up to a step. */
  movesTo(at = this.line.at) {
    return this.line.steps.slice(1, at + 1).map(({ move }) => move);
  }

  /** The drawing of a position behind the moves `history`; see drawings.js. */
  drawing(position, history, moves = [], chosen = undefined) {
    return this.game.draw(position, { moves, start: this.start.position, history, chosen });
  }

  // ---------------------------------------------------------------- games, begun and taken back

  /** Begins a game; without a turn, the player begins who began before. `more` are parts of the line. */
  begin(position, turn = this.start?.turn ?? 'you', more = {}) {
    this.#replace({ steps: [{ position, turn }], at: 0, ...more });
    this.#choiceIsOver();
  }

  /** Half of the positions are P-positions, so that it matters who begins. */
  beginAnywhere() {
    const won = Math.random() < 0.5;
    const positions = firstPositions(this.game, this.outcome);
    this.begin(randomElement(positions.filter((position) => this.outcome(position).won === won)));
  }

  restart() {
    const { daily } = this.line;
    this.begin(this.start.position, undefined, daily && { daily, isHelped: true });
  }

  /** Takes the reader's last move back; before the first one, the game itself. */
  takeBack() {
    if (this.chosen) return this.#choiceIsOver();
    if (this.line.at === 0) {
      this.line = this.#earlier.pop();
      return this.goTo(this.line.at);
    }
    const isReaders = ({ turn }, i) => i < this.line.at && this.isReader(turn);
    this.goTo(Math.max(0, this.line.steps.findLastIndex(isReaders)));
  }

  goTo(at) {
    this.line.at = at;
    this.hasReplaced = false;
    this.#choiceIsOver();
  }

  /** Makes a move from the step that is shown. */
  play(move) {
    const { steps, at } = this.line;
    if (!this.isLast) this.#replace({ steps: steps.slice(0, at + 1), at, isHelped: true });
    this.#add(move);
    this.line.isHelped ||= this.areValuesShown;
    this.goTo(at + 1);
  }

  /** A move as the opponent of this level makes it. */
  computersMove() {
    const errs = Math.random() < ERRORS[this.level];
    const { game, outcome, position } = this;
    return randomElement(errs ? game.moves(position) : perfectMoves(game, outcome, position));
  }

  /** Takes up a line that `saved` has made. Fails if the game has changed since. */
  resume({ position, turn, moves, at, daily, isHelped }) {
    this.line = { steps: [{ position, turn }], at, daily, isHelped };
    for (const number of moves) this.#add(this.game.moves(this.line.steps.at(-1).position)[number]);
  }

  /** The line as the numbers of its moves. */
  saved() {
    const { steps, ...more } = this.line;
    const { position, turn } = this.start;
    return { ...more, position, turn, moves: steps.slice(1).map(({ number }) => number) };
  }

  #add(move) {
    const { position, turn } = this.line.steps.at(-1);
    const number = this.game.moves(position).findIndex((other) => isSame(move, other));
    this.line.steps.push({ position: move.to, turn: opponentOf(turn), move, number });
  }

  #replace(line) {
    this.hasReplaced = this.line.steps.length > 1;
    if (this.hasReplaced) this.#earlier.push(this.line);
    this.line = line;
  }

  // ---------------------------------------------------------------- choices and hints

  /** Takes the first of two choices. */
  choose(choice) {
    this.chosen = choice;
  }

  #choiceIsOver() {
    this.chosen = undefined;
    this.hints = 0;
  }

  setLevel(level) {
    this.level = level;
    this.#choiceIsOver();
  }

  giveHint() {
    this.hints += 1;
    this.line.isHelped ||= this.hints > 1 || Boolean(this.line.daily);
  }
}
