// What the games have in common: who wins by the rules alone, and helpers and theorems that games share.
//
// A game is what the file game.js of its problem exports as `game`, an object with
//
//   starts     the positions that a new game may begin with
//   moves      position => its moves, each with the position `to` which it leads
//   misere     optional: true for misère play, in which whoever makes the last move loses
//   takesLast  optional: true where the rule says that whoever takes the last one wins
//   canonical  optional: position => a representation shared by equivalent positions, to search them once
//   overInTwo  optional: why each start can be over in two moves, if the first one is a mistake, as a sentence
//   theorem    position => { won, en, zh, values, table }: whether the player to move wins, and why; in a sum, what
//              the theorem counts of each part, as a list of { name, value }, the name a text; and optionally, for
//              who has the values shown, a text with the values of all small parts
//   rule       position => text: the legal moves in words
//   name       (move, position) => text: a move in words
//   end        optional: position => text: how the game has ended, if not for lack of a move
//   howTo      chosen => text: what the reader is to choose; `chosen` as in a view
//   draw       (position, view) => rows: see drawings.js
//   setup      what a reader may set up:
//     fields   the parts of a position: name => the result of `numberField` or `listField`
//     check    optional: position => text: what is wrong with it besides, if anything
//   verdicts   what verdicts.mjs compares with the program of the problem:
//     positions  () => the small positions that an input may have
//     lines      position => its lines in an input, each a value or a list of values
//     read       optional: the words of a case of an input => the parts of the position, as texts or numbers; nothing
//                if it is none
//     cases      optional: the lines of an input, each a list of words, => its cases, each a list of words; without it,
//                each case has as many lines as the first start
//     answer     (won, winning, number) => the line that the program prints, from whether the player to move
//                wins, the list of moves that win, and the number of the case, from 1 on
//     ownStarts  optional: why some starts are no cases of an input, as a sentence
//     sides      where the players have sides: for each language a word for the side that begins, and one for the other,
//                which stand in the rule and in the first label
//     letters    position => the letters of the formula `short.wins` in problem.yaml, numbers, lists and functions, or
//                undefined where it does not speak of the position; optional if the write-up's theorem has the formula
//     sameMoves  the fields of `explore` in problem.yaml => pairs: a position of the game of the explorer, as the list
//                of its parts, and a position of this game, from which the same can be played; or else
//     sameOutcome  the same where only who wins is equal; the second may be the lines of an input
//     count      without sameMoves: position => how many moves there are, counted in another way than by `moves`
//
// A text is { en, zh }, the same in English and Chinese. `search` finds the winner from `moves` and `misere` alone.

import { mex, nimSum, range, replaced } from './lists.js';

// -------------------------------------------------------------- who wins, by the rules alone

/**
 * A function from a position of `game` to its outcome { position, won, remoteness }: whether the player to
 * move wins, and the number of moves to the end if the winner hurries and the loser delays. Its method
 * `known` returns all outcomes found so far. Play may return to a position, but from each position a
 * player must be able to force an end.
 */
export function search(game) {
  const known = new Map();
  const keyOf = (position) => JSON.stringify(game.canonical ? game.canonical(position) : position);
  const outcome = (position) => {
    const key = keyOf(position);
    if (!known.has(key)) solve(key, position);
    return known.get(key);
  };

  /** Settles all positions that can be reached from `start`, backwards from the ends. */
  const solve = (startKey, start) => {
    const reached = new Map([[startKey, { position: start, before: [] }]]);
    const layers = []; // the keys of what is settled, by remoteness
    const pass = (key, remoteness) => {
      layers[remoteness] ??= [];
      layers[remoteness].push(key);
    };
    const settle = (key, won, remoteness) => {
      known.set(key, { position: reached.get(key).position, won, remoteness });
      pass(key, remoteness);
    };
    for (const [key, node] of reached) {
      const old = known.get(key);
      if (old) {
        pass(key, old.remoteness);
        continue;
      }
      const options = game.moves(node.position);
      node.left = options.length; // those that may yet be good
      if (options.length === 0) settle(key, Boolean(game.misere), 0);
      for (const { to } of options) {
        const next = keyOf(to);
        if (!reached.has(next)) reached.set(next, { position: to, before: [] });
        reached.get(next).before.push(key);
      }
    }
    for (let remoteness = 0; remoteness < layers.length; remoteness++) {
      for (const key of layers[remoteness] ?? []) {
        const { won } = known.get(key);
        for (const earlier of reached.get(key).before) {
          const node = reached.get(earlier);
          node.left -= 1;
          if ((!won || node.left === 0) && !known.has(earlier)) settle(earlier, !won, remoteness + 1);
        }
      }
    }
    for (const [key, { position }] of reached) {
      if (!known.has(key)) throw new Error(`nobody can force an end from ${JSON.stringify(position)}`);
    }
  };
  outcome.known = () => [...known.values()];
  return outcome;
}

/** The moves that win from `position`, the quickest first. */
export function winningMoves(game, outcome, position) {
  const winning = game.moves(position).filter((move) => !outcome(move.to).won);
  return winning.sort((a, b) => outcome(a.to).remoteness - outcome(b.to).remoteness);
}

/** All perfect moves: the quickest winning ones or, in a P-position, those that delay the end longest. */
export function perfectMoves(game, outcome, position) {
  const rest = outcome(position).remoteness - 1;
  const isPerfect = ({ won, remoteness }) => won !== outcome(position).won && remoteness === rest;
  return game.moves(position).filter((move) => isPerfect(outcome(move.to)));
}

/**
 * Where a new game may begin: at the starts from which nobody wins at once, not even against a mistake, unless the
 * game says why a mistake may be the end.
 */
export function firstPositions(game, outcome) {
  const isSafe = (position) => game.moves(position).every(({ to }) => outcome(to).remoteness > 1);
  return game.starts.filter(
    (position) => outcome(position).remoteness >= SHORTEST && (game.overInTwo || isSafe(position)),
  );
}
/** The moves of a game at least, if the winner hurries and the loser delays. */
const SHORTEST = 3;

// -------------------------------------------------------------- parts of positions, and of inputs

/** A part of a position that is a number from `min` to `max`, in words `label`. */
export const numberField = (label, min, max) => ({ label, min, max });

/** A part that is a list of `least` to `most` such numbers. */
export const listField = (label, [least, most], min, max) => ({ label, least, most, min, max });

/** The field of `heaps`, at most `most` of at most `max`. */
export const heapsField = (most, max) =>
  most === 1
    ? listField({ en: 'how many are left', zh: '剩余数量' }, [1, 1], 0, max)
    : listField({ en: 'heaps', zh: '各堆数量' }, [1, most], 0, max);

/** For `check`, of numbers that are to be at most `most` in all: what they count, in Chinese with its measure word. */
export function atMost(most, numbers, en, [unit, zh]) {
  const sum = numbers.reduce((sum, number) => sum + number, 0);
  const text = {
    en: `at most ${most} ${en}, found ${sum}`,
    zh: `至多 ${most} ${unit}${zh}，读到 ${sum} ${unit}`,
  };
  return sum > most && text;
}

/** For `check`, of a number that is to be at most another one, both with their names. */
export const inOrder = (name, least, other, most) =>
  least > most && {
    en: `${name} must be at most ${other}, found ${least} and ${most}`,
    zh: `${name} 不能大于 ${other}，读到 ${least} 和 ${most}`,
  };

/**
 * For `check`, of edges that are to be in ascending order. Those in `lost` are not connected with the `root`, which is
 * its name.
 */
export function edgesInOrder(left, lost, root) {
  if (left.some((edge, i) => edge <= left[i - 1])) {
    return { en: 'the edges are to be in ascending order', zh: '各边应从小到大排列' };
  }
  return (
    lost.length > 0 && {
      en: `edge ${lost[0]} is not connected with the ${root.en}`,
      zh: `第 ${lost[0]} 条边不与${root.zh}连通`,
    }
  );
}

/** The cases of such lines, where the first number of each case says how many lines follow. */
export function countedLines(rows) {
  const found = [];
  for (let i = 0; i < rows.length; ) {
    const next = i + 1 + Math.max(0, rows[i][0]);
    found.push(rows.slice(i, next).flat());
    i = next;
  }
  return found;
}

// -------------------------------------------------------------- games that cut edges

/** The positions { left } that can come about from these edges; `without` is a function from those left and a cut. */
export function afterCuts(edges, without) {
  const found = new Map([[String(edges), edges]]);
  for (const left of found.values()) {
    for (const cut of left) found.set(String(without(left, cut)), without(left, cut));
  }
  return [...found.values()].map((left) => ({ left }));
}

// -------------------------------------------------------------- games that take from heaps

/** For `canonical`, where the order of the heaps does not matter. */
export const sortedHeaps = (position) => ({ ...position, heaps: [...position.heaps].sort((a, b) => a - b) });

/** The moves from `position.heaps`: any number for which `allowed(take, heap)` holds from one of them. */
export function takeMoves(position, allowed = () => true) {
  return position.heaps.flatMap((stones, heap) =>
    range(1, stones)
      .filter((take) => allowed(take, heap))
      .map((take) => {
        const to = { ...position, heaps: replaced(position.heaps, heap, stones - take) };
        return { heap, take, to };
      }),
  );
}

/** The moves of which each takes at most `position.maxTake`, and lets the next one take `k` times as many. */
export const limitedMoves = (position, k) =>
  takeMoves(position, (take) => take <= position.maxTake).map((move) => ({
    ...move,
    to: { ...move.to, maxTake: k * move.take },
  }));

/** The name of such a move. `unit` is the Chinese measure word for what is taken. */
export const nameOfTake =
  (unit) =>
  ({ heap, take }, { heaps }) =>
    heaps.length === 1
      ? { en: `take ${take}`, zh: `取 ${take} ${unit}` }
      : { en: `take ${take} from heap ${heap + 1}`, zh: `从第 ${heap + 1} 堆取 ${take} ${unit}` };

/** The Grundy value of a heap in the subtraction game with the takes in `takes`. */
export function grundy(stones, takes) {
  const values = [];
  for (let heap = 0; heap <= stones; heap++) {
    values.push(mex(takes.filter((take) => take <= heap).map((take) => values[heap - take])));
  }
  return values[stones];
}

// -------------------------------------------------------------- theorems

/** The lost pair of Wythoff's game with the difference `k`. */
export function wythoffPair(k) {
  let lower = 0; // floor(k φ), in whole numbers
  while ((lower + 1) ** 2 <= k * (lower + 1 + k)) lower += 1;
  return [lower, lower + k];
}

/** The P-positions are the multiples of `divisor`. `formula` says how the divisor is found. */
export function byMultiple(heap, divisor, formula = '') {
  const won = heap % divisor !== 0;
  return {
    won,
    en: `${heap} is ${won ? 'not ' : ''}a multiple of ${formula}${divisor}`,
    zh: `${heap} ${won ? '不是' : '是'} ${formula}${divisor} 的倍数`,
  };
}

/**
 * A heap is won if the least of its parts may be taken. The parts are those of `numbers`, in ascending order, that are
 * found greedily; if it is one of them itself, it is called `alone`, a text.
 */
export function byLeastPart(n, numbers, maxTake, alone) {
  if (n === 0) return { won: false, en: 'nothing is left', zh: '一颗也不剩' };
  const parts = [];
  for (const number of [...numbers].reverse()) {
    if (number <= n - parts.reduce((sum, part) => sum + part, 0)) parts.push(number);
  }
  const [least] = parts.slice(-1);
  const won = least <= maxTake;
  return parts.length > 1
    ? {
        won,
        en: `${n} = ${parts.join(' + ')}, and the least part, ${least}, ${won ? 'may' : 'may not'} be taken (at most ${maxTake} may)`,
        zh: `${n} = ${parts.join(' + ')}，最小的一项 ${least} ${won ? '可以' : '不能'}取走（至多取 ${maxTake} 颗）`,
      }
    : {
        won,
        en: `${n} is ${alone.en}, and ${won ? 'all of it may be taken' : `at most ${maxTake} may be taken`}`,
        zh: `${n} 是${alone.zh}，${won ? '可以全部取走' : `而至多取 ${maxTake} 颗`}`,
      };
}

/** The names of the parts with these values, one after the other: heap 1, heap 2, … */
export const numbered = (values, en = 'heap', zh = '堆') =>
  values.map((_, i) => ({ en: `${en} ${i + 1}`, zh: `第 ${i + 1} ${zh}` }));

/**
 * A position is a P-position if the Nim sum is 0. `intro`, a text, says what the values are, and `names` of what
 * parts; without an intro, the parts are heaps and the values their sizes.
 */
export function byNimSum(values, intro, names = numbered(values)) {
  const sum = nimSum(values);
  const [en, zh] = sum === 0 ? ['', ''] : [', not 0', '，不为 0'];
  const parts = values.map((value, i) => ({ name: names[i], value }));
  if (intro) {
    const list = (language, comma, [open, close]) =>
      values.map((value, i) => `${value}${open}${names[i][language]}${close}`).join(comma);
    return {
      won: sum !== 0,
      values: parts,
      en: `${intro.en} ${list('en', ', ', [' (', ')'])}, and their Nim sum is ${sum}${en}`,
      zh: `${intro.zh}${list('zh', '、', ['（', '）'])}，异或和为 ${sum}${zh}`,
    };
  }
  const shown = values.length > 1 ? ` ${values.join(' ⊕ ')} ` : '';
  return {
    won: sum !== 0,
    values: parts,
    en: `the Nim sum${shown || ' '}is ${sum}${en}`,
    zh: `异或和${shown}为 ${sum}${zh}`,
  };
}

/** `byNimSum` of Grundy values. */
export function byGrundyValues(values, names) {
  if (values.length !== 1) return byNimSum(values, { en: 'the Grundy values are', zh: 'SG 值为 ' }, names);
  const [value] = values;
  const { won, values: parts } = byNimSum(values, undefined, names);
  const [en, zh] = won ? [', not 0', '，不为 0'] : ['', ''];
  return { won, values: parts, en: `the Grundy value is ${value}${en}`, zh: `SG 值为 ${value}${zh}` };
}

/** The same for heaps, each of the value `value(heap)`. */
export function byHeapValues(heaps, value) {
  const sizes = range(0, Math.max(...heaps));
  const [en, zh] = ['Heaps of 0, 1, 2, … have the Grundy values', '大小为 0、1、2……的堆，SG 值依次为'];
  return { ...byGrundyValues(heaps.map(value)), table: listed(en, zh, sizes.map(value)) };
}

/** A sentence that begins so in English and Chinese, and ends with these values. */
export const listed = (en, zh, values) => ({
  en: `${en} ${values.join(', ')}.`,
  zh: `${zh} ${values.join('、')}。`,
});

/** The values of Dawson's Kayles, of a row of 0, 1, 2, … pins up to `most`: a move takes two neighbours. */
export function dawsonsKayles(most) {
  const values = [];
  for (let n = 0; n <= most; n++) {
    values.push(mex(range(0, n - 2).map((i) => values[i] ^ values[n - 2 - i])));
  }
  return values;
}

/**
 * Misère Nim: as in Nim while some heap has more than one. The English text calls a heap `name`, the
 * Chinese one calls it `heap` and counts with the measure word `unit`.
 */
export function byMisereNimSum(heaps, name = 'heap', [heap, unit] = '堆颗') {
  if (heaps.some((stones) => stones > 1)) {
    const { won, en, zh } = byNimSum(heaps);
    // Without values: a move that wins need not make their Nim sum 0.
    return { won, en: `a ${name} has more than one, and ${en}`, zh: `有一${heap}多于 1 ${unit}，且${zh}` };
  }
  const left = heaps.filter((stones) => stones === 1).length;
  const won = left % 2 === 0;
  return {
    won,
    en: `no ${name} has more than one, and an ${won ? 'even' : 'odd'} number is left: ${left}`,
    zh: `每${heap}至多 1 ${unit}，共剩 ${left} ${unit}，是${won ? '偶数' : '奇数'}`,
  };
}

/** The P-positions are those with both numbers odd. */
export function byParity(a, b) {
  const even = [a, b].find((number) => number % 2 === 0);
  return even === undefined
    ? { won: false, en: `${a} and ${b} are both odd`, zh: `${a} 和 ${b} 都是奇数` }
    : { won: true, en: `${even} is even`, zh: `${even} 是偶数` };
}
