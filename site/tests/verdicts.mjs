// node site/tests/verdicts.mjs [ID...]       without any ID, all problems with a game
//
// Checks problems/ID/game.js, and holds the answers found by search alone on all small first positions of the game
// against the program of the problem, which Cargo builds. Fails if a part of the game is missing, if theorem and search
// differ on a position that can be reached from those or from the starts that the page offers, if the page does not
// offer each move exactly once and with a unique name, if a text is not complete in both languages, if a position that
// is played cannot be set up, or if the program answers otherwise.

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
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
/** How often a program is run at most that answers a single case. */
const MOST_RUNS = 100;
/** The problem whose game is checked, and its file. */
let id;
let file;

const hasGame = (name) => existsSync(new URL(`problems/${name}/game.js`, root));
const ids = process.argv.slice(2);
if (ids.length === 0) ids.push(...readdirSync(new URL('problems', root)).filter(hasGame));
const framings = ask(['xtask', 'status', '--framing', ...ids])
  .trim()
  .split('\n');
const named = framings.map((line) => line.split(' ')[0]);
ask(['build', '--quiet', '--package', 'problems', ...named.flatMap((name) => ['--bin', name])]);
for (const line of framings) {
  const [name, kind] = line.split(' ');
  id = name;
  file = `problems/${id}/game.js`;
  try {
    console.log(verdicts(kind));
  } catch (error) {
    const places = error.stack.match(/\b(?:problems|site)\/\S+\.js(:\d+)+/g); // in the scripts that were run
    const other = places ? `${file}: ${error} (${[...new Set(places)].join(', ')})` : error;
    console.error(error instanceof Fault ? error.message : other);
    process.exitCode = 1;
  }
}

/** What Cargo prints. */
function ask(words) {
  return execFileSync('cargo', words, { cwd: fileURLToPath(root), encoding: 'utf8' });
}

/** Checks the game of a problem. The framing of its input is `Counted`, `ToEnd`, `Single` or such as `Zeros(2)`. */
function verdicts(framing) {
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
  if (game.verdicts.read) first.forEach((position) => checkRead(game, rules, position));

  const answers = first.map((position, i) =>
    answer(outcome(position).won, rules.winningMoves(game, outcome, position), i + 1),
  );
  const cases = first.map(lines);
  if (framing === 'Single') {
    // A program of a single case is started anew for each: a spread of them has to do.
    const step = Math.ceil(cases.length / MOST_RUNS);
    cases.forEach((input, i) => {
      if (i % step === 0) compare(joined([input].flat()), joined([answers[i]]));
    });
  } else {
    compare(framed(cases, framing), joined(answers));
  }
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

/** Fails unless the lines of a position are read as that position. */
function checkRead(game, rules, position) {
  const { lines, read } = game.verdicts;
  const words = lines(position).flat(2).map(String).filter(Boolean);
  const [found, expected] = [read(words), position].map((parts) => parts && rules.writePosition(game, parts));
  if (JSON.stringify(found) !== JSON.stringify(expected)) fail('verdicts.read has another for', position);
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

/** Fails unless the program of the problem has these answers. */
function compare(input, expected) {
  const program = `${process.env.CARGO_TARGET_DIR ?? 'target'}/debug/${id}`;
  const { error, status, stdout, stderr } = spawnSync(program, {
    cwd: fileURLToPath(root),
    input,
    encoding: 'utf8',
  });
  if (error) throw error;
  if (status !== 0) fail(`the program ends with status ${status} and says ${stderr.trim()}`);
  if (stdout === expected) return;
  const [found, wanted] = [stdout, expected].map((text) => text.split('\n'));
  const line = wanted.findIndex((answer, i) => answer !== found[i]);
  const of = input.length < 200 ? ` of ${JSON.stringify(input)}` : '';
  fail(`line ${line + 1} of the answers${of}: the program has ${found[line]}, the search ${wanted[line]}`);
}

/** An input of the lines of each case. */
function framed(cases, framing) {
  if (framing === 'Counted') return joined([cases.length, ...cases.flat()]);
  const zeros = framing.match(/^Zeros\((\d+)\)$/)?.[1] ?? 0;
  return joined([...cases.flat(), ...(zeros > 0 ? [Array(Number(zeros)).fill(0)] : [])]);
}

function joined(lines) {
  return lines.map((line) => `${[line].flat().join(' ')}\n`).join('');
}

function fail(what, position) {
  throw new Fault(`${file}: ${what}${position ? ` ${JSON.stringify(position)}` : ''}`);
}
