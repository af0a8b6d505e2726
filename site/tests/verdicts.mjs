// node site/tests/verdicts.mjs ID FOLDER
//
// Checks problems/ID/game.js and writes FOLDER/ID.in, an input in the format of the problem with all small
// first positions of the game, and FOLDER/ID.ans, the answers found by search alone. Fails if a part of the
// game is missing, if theorem and search differ on a position that can be reached from those or from the
// starts that the page offers, if the page does not offer each move exactly once and with a unique name, if a
// text is not complete in both languages, or if a position that is played cannot be set up.

import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { createContext, runInContext } from 'node:vm';

const REQUIRED = ['starts', 'moves', 'theorem', 'rule', 'name', 'howTo', 'draw', 'setup', 'verdicts'];
const OPTIONAL = ['misere', 'canonical', 'end'];
const OF_VERDICTS = ['positions', 'lines', 'answer'];
/** Of more starts than this, a spread is checked move by move. */
const MOST_STARTS = 40;
/** How many positions a page searches at most: some seconds on a slow phone. */
const LARGEST_SEARCH = 10_000;

/** What is wrong with a file of the pack, said for people. */
class Fault extends Error {}

const root = new URL('../../', import.meta.url);
const [id, folder] = process.argv.slice(2);
const file = `problems/${id}/game.js`;

try {
  console.log(verdicts());
} catch (error) {
  const places = error.stack.match(/\b(?:problems|site)\/\S+\.js(:\d+)+/g); // in the scripts that were run
  const other = places ? `${file}: ${error} (${[...new Set(places)].join(', ')})` : error;
  console.error(error instanceof Fault ? error.message : other);
  process.exitCode = 1;
}

function verdicts() {
  const { game, rules } = load();
  const { positions, lines, answer } = game.verdicts;
  const first = positions();
  if (first.length === 0) fail('verdicts.positions returns no position');
  const outcome = rules.search(game);
  [...first, ...game.starts].forEach(outcome);

  for (const { position, won } of outcome.known()) {
    const theorem = game.theorem(position);
    if (theorem.won !== won) fail(`the theorem says ${theorem.won}, the search ${won} of`, position);
    checkText('theorem', theorem, position);
    checkValues(rules, theorem, position);
    if (game.end && game.moves(position).length === 0) checkText('end', game.end(position), position);
  }
  for (const won of [true, false]) {
    // The page chooses its first positions from both alike, and a game is not over in one move.
    const first = rules.firstPositions(game, outcome);
    if (!first.some((start) => outcome(start).won === won))
      fail(`starts: none that is long has won = ${won}`);
  }
  const step = Math.ceil(game.starts.length / MOST_STARTS);
  for (const start of game.starts.filter((_, i) => i % step === 0)) {
    checkPage(game, start, start, []);
    for (const move of game.moves(start)) checkPage(game, move.to, start, [move]);
    checkSetup(game, rules, start);
  }
  checkFields(game, rules);

  const answers = first.map((position, i) =>
    answer(outcome(position).won, rules.winningMoves(game, outcome, position), i + 1),
  );
  const kind = framing();
  writeFileSync(`${folder}/${id}.in`, framed(first.map(lines), kind));
  writeFileSync(`${folder}/${id}.ans`, kind.name === 'Single' ? separated(answers) : joined(answers));
  const known = outcome.known().length;
  return `${id}: ${answers.length} first positions, theorem = search on ${known} positions`;
}

/** Runs the scripts as the page does, but for those that need the page. Returns the game and the rules. */
function load() {
  const context = createContext({ document: { currentScript: { src: file } } });
  for (const path of ['site/web/play/rules.js', 'site/web/play/drawings.js', file]) {
    if (!existsSync(new URL(path, root))) throw new Fault(`${path}: no such file`);
    runInContext(readFileSync(new URL(path, root), 'utf8'), context, { filename: path });
  }
  const { games, rules } = context;
  const game = games?.[id];
  if (!game) fail('defineGame is not called, or with a function that returns nothing');
  for (const part of REQUIRED) if (game[part] === undefined) fail(`no ${part}`);
  for (const part of OF_VERDICTS) if (game.verdicts[part] === undefined) fail(`no verdicts.${part}`);
  for (const part of Object.keys(game)) {
    if (![...REQUIRED, ...OPTIONAL].includes(part)) fail(`${part} is no part of a game`);
  }
  return { game, rules };
}

/** Fails unless each move has exactly one button, a unique name, and complete texts. */
function checkPage(game, position, start, history) {
  const moves = game.moves(position);
  const rowsOf = (chosen) => game.draw(position, { moves, start, history, chosen });
  const cellsOf = (rows) => rows.flatMap((row) => row.cells || []);
  const choices = cellsOf(rowsOf()).filter((cell) => cell.choose);
  const drawings = choices.length > 0 ? choices.map((cell) => rowsOf(cell.choose)) : [rowsOf()];
  const offered = drawings.flatMap(cellsOf).flatMap((cell) => cell.move || []);
  if (new Set(offered).size !== moves.length) fail('a move has no button in', position);
  // A run of apples can be chosen from either end, so its move may have two buttons.
  if (choices.length === 0 && offered.length !== moves.length) fail('two buttons for a move in', position);

  const names = moves.map((move) => game.name(move, position));
  for (const name of names) checkText('name', name, position);
  for (const language of ['en', 'zh']) {
    const unique = new Set(names.map((name) => name[language]));
    if (unique.size !== names.length) fail('two moves have the same name in', position);
  }
  checkText('rule', game.rule(position), position);
  for (const chosen of [undefined, ...choices.map((cell) => cell.choose)]) {
    checkText('howTo', game.howTo(chosen), position);
  }
  for (const rows of [rowsOf(), ...drawings]) {
    const keys = cellsOf(rows).flatMap(({ object }) => object?.key ?? []);
    if (keys.length === 0 && moves.length > 0) fail('nothing is drawn in', position);
    if (new Set(keys).size !== keys.length) fail('two things have one key in', position);
  }
  for (const row of [rowsOf(), ...drawings].flat()) {
    if (row.label) checkText('draw: a label', row.label, position);
    if (row.words) checkText('draw: the words', row.words, position);
  }
  for (const { text, name } of [rowsOf(), ...drawings].flatMap(cellsOf)) {
    checkText('draw: a cell', typeof text === 'object' ? text : { en: `${text}.`, zh: `${text}.` }, position);
    if (name) checkText('draw: the name of a cell', name, position);
  }
}

/** Fails unless the values of the parts have the Nim sum that the theorem says, and names in both languages. */
function checkValues(rules, { won, values, table }, position) {
  for (const { name } of values ?? []) checkText('theorem: the name of a part', name, position);
  const sum = rules.nimSum((values ?? []).map(({ value }) => value));
  if (values && (sum !== 0) !== won)
    fail(`theorem: won is ${won}, but the values have the Nim sum ${sum} in`, position);
  if (table) checkText('theorem: the table', table, position);
}

/** Fails unless the start and each position after its moves can be set up, but for those without a move. */
function checkSetup(game, rules, start) {
  for (const position of [start, ...game.moves(start).map((move) => move.to)]) {
    const { position: read, error } = rules.readPosition(game, rules.writePosition(game, position));
    const isEnd = game.moves(position).length === 0;
    if (isEnd ? !error : JSON.stringify(sorted(read)) !== JSON.stringify(sorted(position))) {
      fail(
        `setup: ${isEnd ? 'an end can' : `${error?.en ?? 'another position'}: it cannot`} be set up`,
        position,
      );
    }
  }
}

/** The parts of a position in the order of their names. */
function sorted(position) {
  return position && Object.entries(position).sort();
}

/** Fails unless each field has its limits, and the search copes with the largest position. */
function checkFields(game, rules) {
  const { fields } = game.setup;
  const largest = {};
  for (const [name, { label, least = 1, most = 1, min, max }] of Object.entries(fields)) {
    checkText(`setup.fields.${name}.label`, label);
    largest[name] = Array(most).fill(max).join(' ');
    const good = rules.writePosition(game, game.starts[0]);
    const lists = [
      `${max + 1}`,
      '-1',
      '1.5',
      'x',
      Array(most + 1)
        .fill(min)
        .join(' '),
    ];
    for (const wrong of [...lists, ...(least > 0 ? [''] : [])]) {
      const { error } = rules.readPosition(game, { ...good, [name]: wrong });
      if (!error) fail(`setup: ${name} may be ${JSON.stringify(wrong)} in`, game.starts[0]);
      checkText('setup: an error', error);
    }
  }
  const { position } = rules.readPosition(game, largest);
  if (!position) return; // a check excludes it
  const outcome = rules.search(game);
  outcome(position);
  const count = outcome.known().length;
  if (count > LARGEST_SEARCH) fail(`setup: ${count} positions are searched from`, position);
}

/** Fails unless `text` is { en, zh } without gaps. */
function checkText(part, text, position) {
  for (const language of ['en', 'zh']) {
    const found = text?.[language];
    if (typeof found !== 'string' || found === '' || /undefined|NaN|\[object|=>/.test(found)) {
      fail(`${part} has ${JSON.stringify(found)} for ${language} in`, position);
    }
  }
}

/** How the program of the problem says that its cases are framed. */
function framing() {
  const program = `problems/${id}/main.rs`;
  const line =
    /^const INPUT: Framing = Framing::(?<name>Counted|Zeros|ToEnd|Single)(?:\((?<zeros>\d+)\))?;$/m;
  const found = readFileSync(new URL(program, root), 'utf8').match(line);
  if (!found) throw new Fault(`${program}: no line "const INPUT: Framing = Framing::...;" of a known kind`);
  return found.groups;
}

/** An input of the lines of each case; if the program answers a single case, the inputs of many runs. */
function framed(cases, { name, zeros }) {
  if (name === 'Counted') return joined([cases.length, ...cases.flat()]);
  if (name === 'Zeros') return joined([...cases.flat(), Array(Number(zeros)).fill(0)]);
  return name === 'Single' ? separated(cases) : joined(cases.flat());
}

/** The lines of each case, with a zero byte behind each case. */
function separated(cases) {
  return cases.map((lines) => `${joined([lines].flat())}\0`).join('');
}

function joined(lines) {
  return lines.map((line) => `${[line].flat().join(' ')}\n`).join('');
}

function fail(what, position) {
  throw new Fault(`${file}: ${what}${position ? ` ${JSON.stringify(position)}` : ''}`);
}
