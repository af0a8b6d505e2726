// A game in the explorer from a sum of positions, against the perfect player. It knows nothing of the page.

/** How good a position is for who is to move: 1, 0 or -1. A move is as good as what it leaves is bad. */
const worth = ({ lost, draw }) => (lost ? -1 : draw ? 0 : 1);
export const worthOfMove = (move) => -worth(move);

const opponentOf = (player) => (player === 'you' ? 'computer' : 'you');
const randomElement = (list) => list[Math.floor(Math.random() * list.length)];

/**
 * Its steps have the `answer` of the module about a position, whose `turn` it is there, `you` or `computer`, the `state` of
 * the board, if there is one, the `move` that led there, and what is said of it if it was yours.
 */
export class SumGame {
  /** On the board, of a move that takes several choices. */
  chosen;
  #ask;
  #board;
  #isMisere;

  /** ask(position) is the promise of an answer; `board` is one of explorer-boards.js, or nothing. */
  constructor(answer, turn, { ask, board, isMisere = false }) {
    this.steps = [{ answer, turn, state: board?.start }];
    this.#ask = ask;
    this.#board = board;
    this.#isMisere = isMisere;
  }

  get current() {
    return this.steps.at(-1);
  }

  get isOver() {
    return this.current.answer.moves.length === 0;
  }

  get winner() {
    if (!this.isOver) return undefined;
    return this.#isMisere ? this.current.turn : opponentOf(this.current.turn);
  }

  /** The moves from which the reader may choose. */
  get moves() {
    return this.current.turn === 'you' ? this.current.answer.moves : [];
  }

  get #lastOfReader() {
    return this.steps.findLastIndex(({ turn }, i) => i < this.steps.length - 1 && turn === 'you');
  }

  get canTakeBack() {
    return this.#lastOfReader >= 0;
  }

  choose(choice) {
    this.chosen = this.#board.choose(this.chosen, choice);
  }

  /** One of the moves that are best. */
  computersMove() {
    const { moves } = this.current.answer;
    const most = Math.max(...moves.map(worthOfMove));
    return randomElement(moves.filter((move) => worthOfMove(move) === most));
  }

  /** Makes a move. Whether that was done: moves may be taken back before there is an answer. */
  async make(move) {
    const { steps } = this;
    const { answer: before, turn, state } = this.current;
    const answer = await this.#ask(move.to);
    if (this.steps !== steps) return false;
    const verdict = turn === 'you' ? judge(worth(before), worthOfMove(move)) : undefined;
    const step = { answer, turn: opponentOf(turn), state: this.#board?.after(state, move), move, verdict };
    this.steps = [...steps, step];
    this.chosen = undefined;
    return true;
  }

  takeBack() {
    this.steps = this.steps.slice(0, this.#lastOfReader + 1);
    this.chosen = undefined;
  }
}

/** What is said of a move of worth `after` from a position of worth `before`: a name of a text. */
function judge(before, after) {
  if (before === -1) return 'hopeless';
  if (after === before) return before === 0 ? 'keepsDraw' : 'right';
  return after === 0 ? 'wrongDraw' : 'wrong';
}
