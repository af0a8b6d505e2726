// node site/tests/verdicts.mjs [ID...]       without any ID, all problems with a game
//
// Checks problems/ID/game.js, and holds the answers found by search alone on all small first positions of the game
// against the program of the problem, which Cargo builds. Fails if a part of the game is missing, if theorem and search
// differ on a position that can be reached from those, from the starts that the page offers, or from what can be set up,
// if a game can be over in two moves, if the page does not offer each move exactly once and with a unique name, if a text is not complete in both languages,
// if a position that is played cannot be set up, if the program answers otherwise, if the computer would make a move that
// loses what is won, if another player begins than in the problem, or if the game that problem.yaml has for the explorer is
// another one, or its formula says otherwise.

import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createContext, runInContext } from 'node:vm';
import { mex, nimSum, product, range } from '../web/play/lists.js';
import { casesOf, readCase, readPosition, writePosition } from '../web/play/positions.js';
import { firstPositions, perfectMoves, search, winningMoves } from '../web/play/rules.js';

const REQUIRED = ['starts', 'moves', 'theorem', 'rule', 'name', 'howTo', 'draw', 'setup', 'verdicts'];
const OPTIONAL = ['misere', 'takesLast', 'canonical', 'end', 'overInTwo'];
const OF_VERDICTS = ['positions', 'lines', 'answer'];
/** Of which a game has one. */
const OF_THE_EXPLORER = ['sameMoves', 'sameOutcome'];
/** The positions with which a formula is tried, a spread of all. */
const MOST_TRIED = 500;
/** Of more starts than this, a spread is checked move by move. */
const MOST_STARTS = 40;
/** How many of the starts from which a game may begin are won at least, and how many lost. */
const FEWEST_STARTS = 2;
/** How many positions a page searches at most: some seconds on a slow phone. */
const LARGEST_SEARCH = 10_000;

/** What is wrong with a file of the pack, said for people. */
class Fault extends Error {}

const root = new URL('../../', import.meta.url);
const cwd = fileURLToPath(root);
/** How often a program is run at most that answers a single case. */
const MOST_RUNS = 100;
/** Of as many positions that can be set up, all are tried; of more, the ends and a sample of this size. */
const MOST_SET_UP = 1000;
const SAMPLE = 200;
/** The problem whose game is checked, and its file. */
let id;
let file;
/** Of `random`. */
let seed = 1;

const hasGame = (name) => existsSync(new URL(`problems/${name}/game.js`, root));
const ids = process.argv.slice(2);
if (ids.length === 0) ids.push(...readdirSync(new URL('problems', root)).filter(hasGame));
const framings = ask(['xtask', 'status', '--framing', ...ids])
  .trim()
  .split('\n');
const named = framings.map((line) => line.split(' ')[0]);
ask([
  'build',
  '--quiet',
  '--package',
  'explore',
  '--package',
  'problems',
  '--bin',
  'explore',
  ...named.flatMap((name) => ['--bin', name]),
]);
for (const line of framings) {
  const [name, kind] = line.split(' ');
  id = name;
  file = `problems/${id}/game.js`;
  try {
    console.log(await verdicts(kind));
  } catch (error) {
    const places = error.stack.match(/\b(?:problems|site)\/\S+\.js(:\d+)+/g); // in the scripts that were run
    const other = places ? `${file}: ${error} (${[...new Set(places)].join(', ')})` : error;
    console.error(error instanceof Fault ? error.message : other);
    process.exitCode = 1;
  }
}

/** What Cargo prints. */
function ask(words) {
  return execFileSync('cargo', words, { cwd, encoding: 'utf8' });
}

/** Checks the game of a problem. The framing of its input is `Counted`, `ToEnd`, `Single` or such as `Zeros(2)`. */
async function verdicts(framing) {
  const game = await load();
  const { positions, lines, answer } = game.verdicts;
  const first = positions();
  if (first.length === 0) fail('verdicts.positions returns no position');
  const outcome = search(game);
  [...first, ...game.starts].forEach(outcome);

  for (const { position, won } of outcome.known()) {
    const theorem = game.theorem(position);
    if (theorem.won !== won) fail(`the theorem says ${theorem.won}, the search ${won} of`, position);
    checkText('theorem', theorem, position);
    checkValues(theorem, position);
    checkPerfect(game, outcome, position);
    const moves = game.moves(position).length;
    if (game.end && moves === 0) checkText('end', game.end(position), position);
    const count = game.verdicts.count?.(position) ?? moves;
    if (count !== moves) fail(`verdicts.count says ${count} moves, and there are ${moves} in`, position);
  }
  checkFirst(game, outcome);
  checkSides(game);
  const step = Math.ceil(game.starts.length / MOST_STARTS);
  for (const start of game.starts.filter((_, i) => i % step === 0)) {
    checkPage(game, start, start, []);
    for (const move of game.moves(start)) checkPage(game, move.to, start, [move]);
    checkSetup(game, start);
  }
  checkFields(game);
  for (const position of game.verdicts.read ? first : []) checkRead(game, position);
  if (game.verdicts.read) checkCases(game, framing, first);
  const setUp = checkEntered(game);

  const answers = first.map((position, i) =>
    answer(outcome(position).won, winningMoves(game, outcome, position), i + 1),
  );
  compareCases(first.map(lines), answers, framing, 'the search');
  const [{ fields, wins }] = explore([]);
  const explored = checkExplorer(game, outcome, framing, fields);
  const tried = checkFormula(game, outcome, wins);
  const known = outcome.known().length;
  return `${id}: ${answers.length} first positions, theorem = search on ${known} positions and ${setUp} that are set up, ${explored} of the explorer, ${tried} by the formula`;
}

/**
 * Fails unless the page can choose its first positions from some that are won and some that are lost, and no two moves
 * end a game, whatever they are, unless the game says why this cannot be avoided.
 */
function checkFirst(game, outcome) {
  const first = firstPositions(game, outcome);
  for (const won of [true, false]) {
    const count = first.filter((start) => outcome(start).won === won).length;
    if (count < FEWEST_STARTS) fail(`starts: ${count} that are long enough have won = ${won}`);
  }
  const isOver = (position) => game.moves(position).length === 0;
  // In misère play nobody makes the last move who has another one.
  const canEnd = (position) =>
    game.moves(position)[game.misere ? 'every' : 'some'](({ to }) => isOver(to)) || isOver(position);
  const short = first.find((start) => game.moves(start).some(({ to }) => canEnd(to)));
  if (short && !game.overInTwo) fail('starts: two moves can end the game from', short);
  if (!game.overInTwo) return;
  if (!game.overInTwo.endsWith('.')) fail(`overInTwo is no sentence: ${game.overInTwo}`);
  const long = firstPositions({ ...game, overInTwo: undefined }, outcome);
  if (long.length === first.length) fail('overInTwo: no start is over in two moves');
}

/** Fails unless each move that the computer may make wins, by the theorem, where one does, and it has one in any case. */
function checkPerfect(game, outcome, position) {
  const moves = perfectMoves(game, outcome, position);
  if (moves.length === 0 && game.moves(position).length > 0) fail('the computer has no move in', position);
  const wrong = outcome(position).won && moves.find(({ to }) => game.theorem(to).won);
  if (wrong) fail(`the computer moves to ${JSON.stringify(wrong.to)}, which does not win, from`, position);
}

/**
 * Fails unless a start is a case of an input, for the player that begins there. Where the players have sides, the rule has to
 * name the side that begins before the other one, and so has what is drawn of a start.
 */
function checkSides(game) {
  const { rule, draw, moves, starts } = game;
  const { sides, read, ownStarts } = game.verdicts;
  if (ownStarts && !ownStarts.endsWith('.')) fail(`verdicts.ownStarts is no sentence: ${ownStarts}`);
  for (const start of read && !ownStarts ? starts : []) checkRead(game, start);
  for (const start of sides ? starts : []) {
    const rows = draw(start, { moves: moves(start), start, history: [] });
    const label = rows.find(({ label }) => label)?.label;
    for (const language of ['en', 'zh']) {
      const [first, second] = sides[language];
      for (const text of [rule(start)[language], label?.[language] ?? '']) {
        const [one, other] = [text.indexOf(first), text.indexOf(second)];
        if (one < 0 || (other >= 0 && other < one)) fail(`${first} does not begin in ${text}, of`, start);
      }
    }
  }
}

/** The game of the problem, with all parts that it must have and no others. */
async function load() {
  if (!existsSync(new URL(file, root))) throw new Fault(`${file}: no such file`);
  const { game } = await import(new URL(file, root));
  if (!game) fail('it exports no game');
  for (const part of REQUIRED) if (game[part] === undefined) fail(`no ${part}`);
  for (const part of OF_VERDICTS) if (game.verdicts[part] === undefined) fail(`no verdicts.${part}`);
  for (const part of Object.keys(game)) {
    if (![...REQUIRED, ...OPTIONAL].includes(part)) fail(`${part} is no part of a game`);
  }
  return game;
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
function checkValues({ won, values, table }, position) {
  for (const { name } of values ?? []) checkText('theorem: the name of a part', name, position);
  const sum = nimSum((values ?? []).map(({ value }) => value));
  if (values && (sum !== 0) !== won)
    fail(`theorem: won is ${won}, but the values have the Nim sum ${sum} in`, position);
  if (table) checkText('theorem: the table', table, position);
}

/** Fails unless the start and each position after its moves can be set up, but for those without a move. */
function checkSetup(game, start) {
  for (const position of [start, ...game.moves(start).map((move) => move.to)]) {
    const { position: read, error } = readPosition(game, writePosition(game, position));
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
function checkRead(game, position) {
  const { lines, read } = game.verdicts;
  const words = lines(position).flat(2).map(String).filter(Boolean);
  const [found, expected] = [read(words), position].map((parts) => parts && writePosition(game, parts));
  if (JSON.stringify(found) !== JSON.stringify(expected)) fail('verdicts.read has another for', position);
}

/** Fails unless the cases of an input that can be played are found in it, a spread of all. */
function checkCases(game, framing, first) {
  const { lines } = game.verdicts;
  const some = first.filter((_, i) => i % Math.ceil(first.length / MOST_RUNS) === 0);
  const textOf = (position) => lines(position).flat(2).map(String).filter(Boolean).join(' ');
  for (const cases of framing === 'Single' ? some.map((position) => [position]) : [some]) {
    const expected = cases.map(textOf).filter((text) => readCase(game, text).position);
    const input = framing === 'Single' ? joined(lines(cases[0])) : framed(cases.map(lines), framing);
    const found = casesOf(game, input, framing);
    if (JSON.stringify(found) !== JSON.stringify(expected))
      fail(`of ${expected.length} cases that can be played, ${found.length} are found in ${input}`);
  }
  // Numbers that no board has make no position: nothing of that size is tried, which would fail or never end.
  for (const [number, places] of product(['1000000000000', '-1'], [/\d+/g, /\d+(?=\D*$)/])) {
    const text = textOf(first[0]).replace(places, number);
    const { position } = readCase(game, text);
    if (position && textOf(position) === text) fail(`${text} can be played`);
  }
}

/** The parts of a position in the order of their names. */
function sorted(position) {
  return position && Object.entries(position).sort();
}

/** Fails unless each field has its limits, and the search copes with the largest position. */
function checkFields(game) {
  const { fields } = game.setup;
  const largest = {};
  for (const [name, { label, least = 1, most = 1, min, max }] of Object.entries(fields)) {
    checkText(`setup.fields.${name}.label`, label);
    largest[name] = Array(most).fill(max).join(' ');
    const good = writePosition(game, game.starts[0]);
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
      const { error } = readPosition(game, { ...good, [name]: wrong });
      if (!error) fail(`setup: ${name} may be ${JSON.stringify(wrong)} in`, game.starts[0]);
      checkText('setup: an error', error);
    }
  }
  const { position } = readPosition(game, largest);
  if (!position) return; // a check excludes it
  const outcome = search(game);
  outcome(position);
  const count = outcome.known().length;
  if (count > LARGEST_SEARCH) fail(`setup: ${count} positions are searched from`, position);
}

/**
 * Fails unless theorem and search agree on what can be set up: on all of it or, where that is much, on the ends of the
 * fields and a sample. Returns the number of positions.
 */
function checkEntered(game) {
  const fields = Object.entries(game.setup.fields);
  const isList = fields.some(([, { most = 1 }]) => most > 1);
  const sizes = fields.map(([, { min, max }]) => max - min + 1);
  const isSmall = !isList && sizes.reduce((all, size) => all * size) <= MOST_SET_UP;
  const filled = (count, number) => Array.from({ length: count }, number).join(' ');
  const values = fields.map(([, { least = 1, most = 1, min, max }]) =>
    isSmall
      ? range(min, max).map(String)
      : [least, most].flatMap((count) => [min, max].map((end) => filled(count, () => end))),
  );
  const entered = product(...values);
  for (let i = 0; i < (isSmall ? 0 : SAMPLE); i++) {
    entered.push(
      fields.map(([, { least = 1, most = 1, min, max }]) =>
        filled(random(least, most), () => random(min, max)),
      ),
    );
  }
  const outcome = search(game);
  let count = 0;
  for (const texts of entered) {
    const { position } = readPosition(game, Object.fromEntries(fields.map(([name], i) => [name, texts[i]])));
    if (!position) continue;
    count += 1;
    const { won } = outcome(position);
    const theorem = game.theorem(position);
    if (theorem.won !== won)
      fail(`the theorem says ${theorem.won}, the search ${won} of what can be set up,`, position);
  }
  return count;
}

/** The next of some numbers from `min` to `max`, the same in every run. */
function random(min, max) {
  seed = (seed * 48271) % 2147483647;
  return min + (seed % (max - min + 1));
}

/**
 * Fails unless the game of the explorer has the moves of this one, or at least its outcomes, where the game says which
 * positions are the same. Returns how many.
 */
function checkExplorer(game, outcome, framing, fields) {
  const { options, isLost } = explorer(fields);
  const known = new Map();
  const numbers = new Map();
  // A number for all that can be played from a position: the same where the options have the same numbers.
  const play = (side, position, options) => {
    const key = `${side} ${JSON.stringify(position)}`;
    if (!known.has(key)) {
      const after = [...new Set(options(position).map((option) => play(side, option, options)))];
      const text = String(after.sort((a, b) => a - b));
      if (!numbers.has(text)) numbers.set(text, numbers.size);
      known.set(key, numbers.get(text));
    }
    return known.get(key);
  };
  const inGame = (position) => game.moves(position).map((move) => move.to);
  // Rows that a move can divide are sums, of which the explorer knows normal play alone.
  const sameEnd = fields.kind !== 'octal' || !game.misere;
  const wrong = 'the game of explore in problem.yaml has other';
  const [sameMoves, sameOutcome] = OF_THE_EXPLORER.map((part) => game.verdicts[part]?.(fields) ?? []);
  if (sameMoves.length + sameOutcome.length === 0) fail('no verdicts.sameMoves or verdicts.sameOutcome');
  if (sameMoves.length === 0 && !game.verdicts.count) fail('no verdicts.sameMoves or verdicts.count');
  for (const [typed, position] of sameMoves) {
    if (play('explorer', typed, options) !== play('game', position, inGame))
      fail(
        `${wrong} moves than this one from ${JSON.stringify(typed)}, or from what follows; here that is`,
        position,
      );
  }
  const asked = [];
  for (const [typed, same] of sameEnd ? [...sameMoves, ...sameOutcome] : []) {
    const lost = isLost(typed);
    if (Array.isArray(same)) asked.push([same, game.verdicts.answer(!lost, [], asked.length + 1)]);
    else if (lost === outcome(same).won)
      fail(
        `${wrong} outcomes than this one: ${JSON.stringify(typed)} is ${lost ? 'lost' : 'won'} there, not here`,
        same,
      );
  }
  compareCases(
    asked.map(([lines]) => lines),
    asked.map(([, answer]) => answer),
    framing,
    'the game of explore in problem.yaml',
  );
  return sameMoves.length + sameOutcome.length;
}

/** What problem.yaml has for the explorer, and its answers about positions. */
function explore(positions) {
  const program = `${process.env.CARGO_TARGET_DIR ?? 'target'}/debug/explore`;
  const input = positions.map((position) => `${position}\n`).join('');
  const { status, stdout, stderr } = spawnSync(program, ['--of', id], { cwd, input, encoding: 'utf8' });
  if (status !== 0) fail(`explore in problem.yaml: ${stderr.trim()}`);
  return stdout.trim().split('\n').map(JSON.parse);
}

/**
 * The game that problem.yaml has for the explorer, by its fields: functions of a position, a list of its parts, to the
 * options, and to whether it is lost.
 */
function explorer(fields) {
  if (fields.kind === 'rule') {
    const sum = (...parts) => ({ parts });
    const moves = runInContext(`${fields.rule}; moves`, createContext({ sum }));
    const options = (parts) =>
      parts.flatMap((part, i) => {
        const others = parts.filter((_, other) => other !== i);
        return moves(part).map((option) => [...others, ...(option.parts ?? [option])].sort());
      });
    const known = new Map();
    // In misère play there are no sums: 0 or 1 for lost or won.
    const value = (part) => {
      const key = JSON.stringify(part);
      if (!known.has(key)) {
        const after = moves(part).map((option) => nimSum((option.parts ?? [option]).map(value)));
        known.set(key, fields.misere ? Number(after.length === 0 || after.includes(0)) : mex(after));
      }
      return known.get(key);
    };
    const isLost = (parts) => nimSum(parts.map(value)) === 0;
    return { options, isLost };
  }
  // The answers about all that can be reached are asked for at once, move by move.
  const answers = new Map();
  const answer = (position) => {
    const text =
      typeof position === 'string' ? position : position.map((part) => [part].flat().join(',')).join(' ');
    let next = [text];
    for (;;) {
      next = [...new Set(next)].filter((text) => !answers.has(text));
      if (next.length === 0) break;
      const found = explore(next).slice(1);
      for (const [i, answer] of found.entries()) answers.set(next[i], answer);
      next = found.flatMap(({ moves }) => moves.map(({ to }) => to));
    }
    return answers.get(text);
  };
  return {
    options: (position) => answer(position).moves.map(({ to }) => to),
    isLost: (position) =>
      answer(position).draw ? fail(`explore in problem.yaml: ${position} is a draw`) : answer(position).lost,
  };
}

/**
 * Fails unless the formula `short.wins` of problem.yaml, up to the first \quad, says who wins: on positions for which the
 * game gives its letters a value. Without these, it must stand in the theorem of the write-up. Returns how many.
 */
function checkFormula(game, outcome, wins) {
  if (!wins) return 0;
  const formula = wins.split(/,? \\quad/)[0];
  const { letters } = game.verdicts;
  const wrong = `short.wins in problem.yaml, ${formula},`;
  if (!letters) {
    const page = readFileSync(new URL(`problems/${id}/solution/solution.en.md`, root), 'utf8');
    const theorem = page.split(/^## /m).find((section) => section.startsWith('Theorem')) ?? '';
    const isThere = theorem.replace(/\s+/g, ' ').includes(formula);
    if (!isThere) fail(`${wrong} is not in the Theorem of solution.en.md, and there is no verdicts.letters`);
    return 0;
  }
  const known = outcome.known().map((one) => ({ ...one, names: letters(one.position) }));
  const named = known.filter(({ names }) => names);
  const tried = named.filter((_, i) => i % Math.ceil(named.length / MOST_TRIED) === 0);
  if (tried.length < 2) fail('verdicts.letters has values for less than two positions');
  for (const { position, won, names } of tried) {
    let found;
    try {
      // Lists are numbered from 1 on.
      const list = (value) => (Array.isArray(value) ? [0, ...value] : value);
      found = holds(
        formula,
        Object.fromEntries(Object.entries(names).map(([name, value]) => [name, list(value)])),
      );
    } catch (error) {
      fail(`${wrong} cannot be computed by site/tests/verdicts.mjs: ${error.message}; in`, position);
    }
    if (found !== won) fail(`${wrong} is ${found}, and the search says ${won} of`, position);
  }
  return tried.length;
}

/** Whether a formula holds, in the LaTeX of the pack, with these names of numbers, lists and functions. */
function holds(formula, names) {
  const text = formula.replaceAll('\\left', '').replaceAll('\\right', '').trim();
  const cases = text.match(/^\\begin\{cases\} (.*), & (.*) \\\\ (.*), & (.*) \\end\{cases\}$/);
  if (cases)
    return [
      [1, 2],
      [3, 4],
    ].some(([then, when]) => holds(cases[when], names) && holds(cases[then], names));
  for (const [sign, join] of Object.entries({
    '\\iff': (a, b) => a === b,
    '\\lor': (a, b) => a || b,
    '\\land': (a, b) => a && b,
  })) {
    const [first, ...others] = split(text, sign);
    if (others.length > 0) return join(holds(first, names), holds(others.join(` ${sign} `), names));
  }
  const exists = text.match(/^\\exists (\w): (.*)$/);
  if (exists) return [...Array(32).keys()].some((i) => holds(exists[2], { ...names, [exists[1]]: i }));
  const isIn = text.match(/^(.*) \\(not)?in \\lbrace (.*) \\rbrace$/);
  if (isIn) return members(isIn[3], names).includes(String(computed(isIn[1], names))) !== (isIn[2] === 'not');
  const signs = {
    '\\ne': (a, b) => a !== b,
    '=': (a, b) => a === b,
    '>': (a, b) => a > b,
    '\\le': (a, b) => a <= b,
  };
  for (const [sign, compare] of Object.entries(signs)) {
    const [left, right] = split(text, sign);
    if (right !== undefined) return compare(nimSumOf(left, names), nimSumOf(right, names));
  }
  if (text.startsWith('( ')) return holds(text.slice(2, -2), names);
  throw new Error(`no relation in ${text}`);
}

/** What stands in a set: numbers and tuples, a range such as 1, \dots, p, or a list such as H_1, H_2, \dots by its name. */
function members(text, names) {
  const list = text.match(/^(\w)_1, .*\\dots$/);
  if (list) return names[list[1]].slice(1).map(String);
  const range = text.match(/^(\w+), \\dots, (\w)$/);
  if (range) return indices(names, computed(range[2], names)).map(String);
  return text.match(/\(.*?\)|\w+/g).map((one) => one.replace(/[( )]/g, ''));
}

/** The parts of a text between these signs, but for those in brackets. */
function split(text, sign) {
  let depth = 0;
  const parts = [[]];
  for (const word of text.split(' ')) {
    depth += (word.match(/[({]/g) ?? []).length - (word.match(/[)}]/g) ?? []).length;
    if (word === sign && depth === 0) parts.push([]);
    else parts.at(-1).push(word);
  }
  return parts.map((words) => words.join(' '));
}

/** The places of the longest list, or from 1 to `most`. */
function indices(
  names,
  most = Math.max(0, ...Object.values(names).map((one) => (Array.isArray(one) ? one.length - 1 : 0))),
) {
  return Array.from({ length: most }, (_, i) => i + 1);
}

function nimSumOf(text, names) {
  const over = text.match(/^\\bigoplus_(?:(\w)|\{(\w) \\ge 0\}) (.*)$/);
  if (over) {
    const [, one, two, body] = over;
    const places = two ? [0, ...indices(names)] : indices(names);
    return places.reduce((sum, i) => sum ^ computed(body, { ...names, [one ?? two]: i }), 0);
  }
  const [first, ...others] = split(text, '\\oplus').map((part) => computed(part, names));
  return others.reduce((sum, part) => sum ^ part, first);
}

/** The value of a formula that JavaScript can compute in other signs. */
function computed(text, names) {
  const script = text
    .replace(/\( \\sum_(\w) (.*?) \)(?= )/g, 'sum(($1) => $2)')
    .replace(/\\operatorname\{(\w+)\}/g, '$1')
    .replace(/\\(max|min)(?:_\w)? (\w)(?:_\w)?/g, 'Math.$1(...$2.slice(1))')
    .replace(/(\w)_2, \\dots, \1_n/g, '...$1.slice(2)')
    .replace(/(\w)_(?:\{(.*?)\}|(\w))/g, '$1[$2$3]')
    .replace(/(\d)([a-z])/g, '$1 * $2')
    .replace(/(\S+) \\otimes (\S+)/g, 'product($1, $2)')
    .replace(/\|(.*?)\|/g, 'Math.abs($1)')
    .replace(/\\lfloor/g, 'Math.floor(')
    .replace(/\\rfloor/g, ')')
    .replace(/\\bmod/g, '%')
    .replace(/\^/g, '**')
    .replace(/\\varphi/g, 'varphi')
    .replace(/\\Omega/g, 'Omega')
    .replace(/([\w)]) (?=[\w(])/g, '$1 * ')
    .replace(/^\((\w), (\w)\)$/, '[$1, $2]');
  const more = {
    varphi: (1 + Math.sqrt(5)) / 2,
    ctz: (n) => 31 - Math.clz32(n & -n),
    sum: (of) => indices(names).reduce((all, i) => all + of(i), 0),
  };
  const all = { ...more, ...names };
  return new Function(...Object.keys(all), `return ${script}`)(...Object.values(all));
}

/** Fails unless `text` is { en, zh } without gaps. */
function checkText(part, text, position) {
  for (const language of ['en', 'zh']) {
    const found = text?.[language];
    if (typeof found !== 'string' || found === '' || /undefined|NaN|\[object|=>/.test(found)) {
      fail(`${part} has ${JSON.stringify(found)} for ${language} in`, position);
    }
  }
  const plural = /(?<![\d.,+*/-] ?)\b1 (heaps|stones|coins|pieces|cells|moves)\b/.exec(text.en);
  if (plural) fail(`${part} has “${plural[0]}” in`, position);
}

/** Fails unless the program of the problem has these answers. */
function compare(input, expected, source) {
  const program = `${process.env.CARGO_TARGET_DIR ?? 'target'}/debug/${id}`;
  const { error, status, stdout, stderr } = spawnSync(program, {
    cwd,
    input,
    encoding: 'utf8',
  });
  if (error) throw error;
  if (status !== 0) fail(`the program ends with status ${status} and says ${stderr.trim()}`);
  if (stdout === expected) return;
  const [found, wanted] = [stdout, expected].map((text) => text.split('\n'));
  const line = wanted.findIndex((answer, i) => answer !== found[i]);
  const of = input.length < 200 ? ` of ${JSON.stringify(input)}` : '';
  fail(`line ${line + 1} of the answers${of}: the program has ${found[line]}, ${source} ${wanted[line]}`);
}

/** Compares these answers with the program's, of cases that are lists of lines. `source` is whose they are. */
function compareCases(cases, answers, framing, source) {
  if (framing !== 'Single') {
    if (cases.length > 0) compare(framed(cases, framing), joined(answers), source);
    return;
  }
  // A program of a single case is started anew for each: a spread of them has to do.
  const step = Math.ceil(cases.length / MOST_RUNS);
  cases.forEach((input, i) => {
    if (i % step === 0) compare(joined([input].flat()), joined([answers[i]]), source);
  });
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
