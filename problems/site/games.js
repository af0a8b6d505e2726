// The rules of the games, and for each the theorem that says who wins.
//
// This module does not use the page. A game is an object with
//
//   starts     the positions that a new game may begin with
//   moves      position => its moves, each with the position `to` which it leads
//   misere     true for misère play: whoever makes the last move loses
//   theorem    position => { won, en, zh }: whether the player to move wins, and why
//   rule       position => { en, zh }: the legal moves in words
//   name       (move, position) => { en, zh }: a move in words
//   end        optional: position => { en, zh }: how the game has ended, if not for lack of a move
//   canonical  optional: position => a representation shared by equivalent positions, to search them once
//
// `search` finds the winner from `moves` and `misere` alone. `verdicts.mjs` compares its results with the
// theorems and with the programs of the pack.

// ---------------------------------------------------------------- who wins, by the rules alone

/**
 * A function from a position of `game` to its outcome { position, won, remoteness }: whether the player to
 * move wins, and the number of moves to the end if the winner hurries and the loser delays. Its method
 * `known` returns all outcomes found so far.
 */
export function search(game) {
  const known = new Map();
  const outcome = (position) => {
    const key = JSON.stringify(game.canonical ? game.canonical(position) : position);
    if (!known.has(key)) known.set(key, { position, ...evaluate(position) });
    return known.get(key);
  };
  const evaluate = (position) => {
    const options = game.moves(position).map((move) => outcome(move.to));
    if (options.length === 0) return { won: Boolean(game.misere), remoteness: 0 };
    const lost = options.filter((option) => !option.won);
    return lost.length > 0
      ? { won: true, remoteness: 1 + Math.min(...lost.map((option) => option.remoteness)) }
      : { won: false, remoteness: 1 + Math.max(...options.map((option) => option.remoteness)) };
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

// ---------------------------------------------------------------- helpers and theorems that games share

/** The integers from `from` to `to`, both included. */
export const range = (from, to) =>
  Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i);

/** The Cartesian product: all ways to choose one element of each list. */
export const product = (...lists) =>
  lists.reduce((rows, list) => rows.flatMap((row) => list.map((value) => [...row, value])), [[]]);

const replaced = (list, index, value) => list.map((old, i) => (i === index ? value : old));
const nimSum = (values) => values.reduce((sum, value) => sum ^ value, 0);

/** The smallest natural number that is not among `values`. */
const mex = (values) => range(0, values.length).find((value) => !values.includes(value));

/** 1, 2, 3, 5, 8, ... up to `limit`. */
function fibonacci(limit) {
  const numbers = [];
  for (let [a, b] = [1, 2]; a <= limit; [a, b] = [b, a + b]) numbers.push(a);
  return numbers;
}

/** The Grundy value of a heap in the subtraction game with the takes in `takes`. */
function grundy(stones, takes) {
  const values = [];
  for (let heap = 0; heap <= stones; heap++) {
    values.push(mex(takes.filter((take) => take <= heap).map((take) => values[heap - take])));
  }
  return values[stones];
}

/** The moves from heaps: any number for which `allowed(take, heap)` holds from one of them. */
function takeMoves(position, allowed = () => true) {
  return position.heaps.flatMap((stones, heap) =>
    range(1, stones)
      .filter((take) => allowed(take, heap))
      .map((take) => {
        const to = { ...position, heaps: replaced(position.heaps, heap, stones - take) };
        return { heap, take, to };
      }),
  );
}

/** The name of such a move. `unit` is the Chinese measure word for what is taken. */
const nameOfTake = (unit) => ({ heap, take }, { heaps }) =>
  heaps.length === 1
    ? { en: `take ${take}`, zh: `取 ${take} ${unit}` }
    : { en: `take ${take} from heap ${heap + 1}`, zh: `从第 ${heap + 1} 堆取 ${take} ${unit}` };

/** Theorem: the P-positions are the multiples of `divisor`. `formula` says how the divisor is found. */
function byMultiple(heap, divisor, formula = '') {
  const won = heap % divisor !== 0;
  return {
    won,
    en: `${heap} is ${won ? 'not ' : ''}a multiple of ${formula}${divisor}`,
    zh: `${heap} ${won ? '不是' : '是'} ${formula}${divisor} 的倍数`,
  };
}

/** Theorem: a position is a P-position if the Nim sum is 0. `intro`, { en, zh }, says what the values are. */
function byNimSum(values, intro) {
  const sum = nimSum(values);
  const [en, zh] = sum === 0 ? ['', ''] : [', not 0', '，不为 0'];
  if (intro) {
    return {
      won: sum !== 0,
      en: `${intro.en} ${values.join(', ')}, and their Nim sum is ${sum}${en}`,
      zh: `${intro.zh}${values.join('、')}，Nim 和为 ${sum}${zh}`,
    };
  }
  const shown = values.length > 1 ? ` ${values.join(' ⊕ ')} ` : '';
  return {
    won: sum !== 0,
    en: `the Nim sum${shown || ' '}is ${sum}${en}`,
    zh: `Nim 和${shown}为 ${sum}${zh}`,
  };
}

/**
 * Theorem of misère Nim: as in Nim while some heap has more than one. The Chinese text calls a heap
 * `heap` and counts with the measure word `unit`.
 */
function byMisereNimSum(heaps, name = 'heap', [heap, unit] = '堆颗') {
  if (heaps.some((stones) => stones > 1)) {
    const { won, en, zh } = byNimSum(heaps);
    return { won, en: `a ${name} has more than one, and ${en}`, zh: `有一${heap}多于 1 ${unit}，且 ${zh}` };
  }
  const left = heaps.filter((stones) => stones === 1).length;
  const won = left % 2 === 0;
  return {
    won,
    en: `no ${name} has more than one, and an ${won ? 'even' : 'odd'} number is left: ${left}`,
    zh: `每${heap}至多 1 ${unit}，共剩 ${left} ${unit}，是${won ? '偶数' : '奇数'}`,
  };
}

/** Theorem: the P-positions are those with both numbers odd. */
function byParity(a, b) {
  const even = [a, b].find((number) => number % 2 === 0);
  return even === undefined
    ? { won: false, en: `${a} and ${b} are both odd`, zh: `${a} 和 ${b} 都是奇数` }
    : { won: true, en: `${even} is even`, zh: `${even} 是偶数` };
}

// ---------------------------------------------------------------- dates

const GOAL = { year: 2001, month: 11, day: 4 };
const MONTHS =
  ' January February March April May June July August September October November December'.split(' ');

export const nameOfDate = ({ year, month, day }) => ({
  en: `${day} ${MONTHS[month]} ${year}`,
  zh: `${year} 年 ${month} 月 ${day} 日`,
});

export function daysIn({ year, month }) {
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  if (month === 2) return leap ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}

const exists = (date) => date.month <= 12 && date.day <= daysIn(date);

const isPastGoal = ({ year, month, day }) =>
  year !== GOAL.year ? year > GOAL.year : month !== GOAL.month ? month > GOAL.month : day > GOAL.day;

const nextMonth = ({ year, month, day }) =>
  month < 12 ? { year, month: month + 1, day } : { year: year + 1, month: 1, day };

function nextDay(date) {
  const tomorrow = { ...date, day: date.day + 1 };
  return exists(tomorrow) ? tomorrow : { ...nextMonth(date), day: 1 };
}

/** All dates from `first` to the goal. */
export function datesFrom(first) {
  const dates = [];
  for (let date = first; !isPastGoal(date); date = nextDay(date)) dates.push(date);
  return dates;
}

// ---------------------------------------------------------------- the games

export const games = {
  /** Ferguson's two boxes. */
  ferguson: {
    starts: product(range(1, 9), range(3, 9)).map((boxes) => ({ boxes })),
    moves: ({ boxes }) =>
      [0, 1].flatMap((kept) =>
        range(1, boxes[kept] - 1).map((stay) => {
          const away = boxes[kept] - stay;
          return { kept, stay, to: { boxes: kept === 0 ? [stay, away] : [away, stay] } };
        }),
      ),
    theorem: ({ boxes: [m, n] }) => byParity(m, n),
    rule: () => ({
      en: 'A move empties one box and divides the sweets of the other over both, at least one in each.',
      zh: '每次倒空一个盒子，把另一个盒子里的糖果分到两个盒子中，每盒至少一颗。',
    }),
    name: ({ kept, to: { boxes } }, position) => ({
      en: `empty box ${2 - kept}, divide ${position.boxes[kept]} into ${boxes[0]} and ${boxes[1]}`,
      zh: `倒空第 ${2 - kept} 盒，把 ${position.boxes[kept]} 颗分成 ${boxes[0]} 和 ${boxes[1]}`,
    }),
  },

  /** Bash's game. */
  hdu1846: {
    starts: product(range(8, 18), range(2, 5)).map(([n, maxTake]) => ({ heaps: [n], maxTake })),
    moves: (position) => takeMoves(position, (take) => take <= position.maxTake),
    theorem: ({ heaps: [n], maxTake }) => byMultiple(n, maxTake + 1, 'm + 1 = '),
    rule: ({ maxTake }) => ({
      en: `A move takes 1 to ${maxTake} stones (m = ${maxTake}). Whoever takes the last one wins.`,
      zh: `每次取 1 到 ${maxTake} 颗（m = ${maxTake}），取走最后一颗者胜。`,
    }),
    name: nameOfTake('颗'),
  },

  /** Subtraction of powers of two. */
  hdu1847: {
    starts: range(7, 24).map((n) => ({ heaps: [n] })),
    moves: (position) => takeMoves(position, (take) => Number.isInteger(Math.log2(take))),
    theorem: ({ heaps: [n] }) => byMultiple(n, 3),
    rule: () => ({
      en: 'A move takes 1, 2, 4, 8, 16, … cards. Whoever takes the last one wins.',
      zh: '每次取 1, 2, 4, 8, 16, … 张牌，取走最后一张者胜。',
    }),
    name: nameOfTake('张'),
  },

  /** Subtraction of Fibonacci numbers, three heaps. */
  hdu1848: {
    starts: product(range(1, 9), range(4, 9), range(5, 12)).map((heaps) => ({ heaps })),
    moves: (position) => takeMoves(position, (take) => fibonacci(take).includes(take)),
    theorem: ({ heaps }) =>
      byNimSum(heaps.map((heap) => grundy(heap, fibonacci(heap))), {
        en: 'the Grundy values are',
        zh: 'Grundy 值为 ',
      }),
    rule: () => ({
      en: 'A move takes 1, 2, 3, 5, 8, … stones from one heap. Whoever takes the last one wins.',
      zh: '每次从一堆中取 1, 2, 3, 5, 8, … 颗，取走最后一颗者胜。',
    }),
    name: nameOfTake('颗'),
  },

  /** Nim on a strip. */
  hdu1849: {
    starts: product(range(1, 9), range(2, 9), range(3, 9)).map((cells) => ({ cells })),
    moves: ({ cells }) =>
      cells.flatMap((from, piece) =>
        range(0, from - 1).map((cell) => ({ piece, cell, to: { cells: replaced(cells, piece, cell) } })),
      ),
    theorem: ({ cells }) => byNimSum(cells),
    rule: () => ({
      en: 'A move shifts one piece any distance to the left. Pieces do not hinder each other, so each is drawn on a strip of its own. Whoever cannot move loses.',
      zh: '每次把一枚棋子向左移动任意格。棋子互不妨碍，所以每枚棋子各画一排格子。无法操作者输。',
    }),
    name: ({ piece, cell }, { cells }) => ({
      en: `move piece ${piece + 1} from ${cells[piece]} to ${cell}`,
      zh: `第 ${piece + 1} 枚棋子从 ${cells[piece]} 移到 ${cell}`,
    }),
  },

  /** Nim. */
  hdu1850: {
    starts: product(range(1, 5), range(3, 8), range(4, 9)).map((heaps) => ({ heaps })),
    moves: (position) => takeMoves(position),
    theorem: ({ heaps }) => byNimSum(heaps),
    rule: () => ({
      en: 'A move takes any number of cards from one heap. Whoever takes the last one wins.',
      zh: '每次从一堆中取任意张牌，取走最后一张者胜。',
    }),
    name: nameOfTake('张'),
  },

  /** Nim with a subtraction set. */
  hdu1536: {
    starts: product([[2, 5], [1, 2, 5], [2, 3], [1, 4], [1, 3, 4]], range(2, 9), range(5, 12)).map(
      ([set, ...heaps]) => ({ heaps, set }),
    ),
    moves: (position) => takeMoves(position, (take) => position.set.includes(take)),
    theorem: ({ heaps, set }) =>
      byNimSum(heaps.map((heap) => grundy(heap, set)), {
        en: 'the Grundy values are',
        zh: 'Grundy 值为 ',
      }),
    rule: ({ set }) => ({
      en: `A move takes ${set.join(' or ')} beads from one heap: S = {${set.join(', ')}}. Whoever cannot move loses.`,
      zh: `每次从一堆中取 ${set.join(' 或 ')} 颗：S = {${set.join(', ')}}。无法操作者输。`,
    }),
    name: nameOfTake('颗'),
  },

  /** Wythoff's game. */
  hdu1527: {
    starts: product(range(2, 9), range(3, 14)).map((heaps) => ({ heaps })),
    moves: (position) => {
      const [a, b] = position.heaps;
      const both = range(1, Math.min(a, b)).map((take) => ({
        heap: 2,
        take,
        to: { heaps: [a - take, b - take] },
      }));
      return [...takeMoves(position), ...both];
    },
    theorem: ({ heaps }) => {
      const [a, b] = [Math.min(...heaps), Math.max(...heaps)];
      const k = b - a;
      let lower = 0; // floor(k φ), in whole numbers
      while ((lower + 1) ** 2 <= k * (lower + 1 + k)) lower += 1;
      const pair = `(${lower}, ${lower + k})`;
      return a === lower
        ? {
            won: false,
            en: `${pair} is the lost pair with the difference ${k}, as ⌊${k}φ⌋ = ${lower}`,
            zh: `${pair} 是差为 ${k} 的必败局面，因为 ⌊${k}φ⌋ = ${lower}`,
          }
        : {
            won: true,
            en: `the lost pair with the difference ${k} is not (${a}, ${b}) but ${pair}, as ⌊${k}φ⌋ = ${lower}`,
            zh: `差为 ${k} 的必败局面是 ${pair} 而不是 (${a}, ${b})，因为 ⌊${k}φ⌋ = ${lower}`,
          };
    },
    rule: () => ({
      en: 'A move takes any number of stones from one heap, or the same number from both. Whoever takes the last one wins.',
      zh: '每次从一堆中取任意颗，或从两堆中取相同的颗数，取走最后一颗者胜。',
    }),
    name: (move, position) =>
      move.heap === 2
        ? { en: `take ${move.take} from both heaps`, zh: `从两堆各取 ${move.take} 颗` }
        : nameOfTake('颗')(move, position),
  },

  /** Fibonacci nim. `maxTake` is the most that the next move may take. */
  hdu2516: {
    starts: range(8, 24).map((n) => ({ heaps: [n], maxTake: n - 1 })),
    moves: (position) =>
      takeMoves(position, (take) => take <= position.maxTake).map((move) => ({
        ...move,
        to: { ...move.to, maxTake: 2 * move.take },
      })),
    theorem: ({ heaps: [n], maxTake }) => {
      if (n === 0) return { won: false, en: 'nothing is left', zh: '一颗也不剩' };
      const parts = []; // the Zeckendorf representation of n
      for (const number of fibonacci(n).reverse()) {
        if (number <= n - parts.reduce((sum, part) => sum + part, 0)) parts.push(number);
      }
      const [least] = parts.slice(-1);
      const won = least <= maxTake;
      const sum = parts.length > 1 ? `${n} = ${parts.join(' + ')}` : `${n}`;
      return parts.length > 1
        ? {
            won,
            en: `${sum}, and the least part, ${least}, ${won ? 'may' : 'may not'} be taken (at most ${maxTake} may)`,
            zh: `${sum}，最小的一项 ${least} ${won ? '可以' : '不能'}取走（至多取 ${maxTake} 颗）`,
          }
        : {
            won,
            en: `${n} is a Fibonacci number, and ${won ? 'all of it may be taken' : `at most ${maxTake} may be taken`}`,
            zh: `${n} 是斐波那契数，${won ? '可以全部取走' : `而至多取 ${maxTake} 颗`}`,
          };
    },
    rule: ({ maxTake }) => ({
      en: `The first move takes any number of stones but not all, each later move at most twice the one before it (now: at most ${maxTake}). Whoever takes the last one wins.`,
      zh: `第一次取任意颗但不能取完，之后每次至多取上一次的两倍（现在至多取 ${maxTake} 颗）。取走最后一颗者胜。`,
    }),
    name: nameOfTake('颗'),
  },

  /** Staircase Nim: pieces in order on one strip, at most one on a cell, that cannot jump. */
  poj1704: {
    starts: product(range(1, 3), range(4, 5), range(6, 8), range(9, 10))
      .flatMap((cells) => [cells, cells.slice(1)])
      .map((cells) => ({ cells })),
    moves: ({ cells }) =>
      cells.flatMap((from, piece) =>
        range((cells[piece - 1] || 0) + 1, from - 1).map((cell) => {
          return { piece, cell, to: { cells: replaced(cells, piece, cell) } };
        }),
      ),
    theorem: ({ cells }) => {
      const paired = cells.length % 2 === 0 ? cells : [0, ...cells]; // the first piece pairs with a wall
      const gaps = paired.filter((_, i) => i % 2 === 1).map((right, i) => right - paired[2 * i] - 1);
      return byNimSum(gaps, { en: 'the gaps within the pairs are', zh: '各对之内的空格数为 ' });
    },
    rule: () => ({
      en: 'A move shifts one piece to the left, not over or onto another one. Whoever cannot move loses.',
      zh: '每次把一枚棋子向左移动，不能越过其他棋子，也不能与其他棋子重叠。无法操作者输。',
    }),
    name: ({ piece, cell }, { cells }) => ({
      en: `move ${cells[piece]} to ${cell}`,
      zh: `从 ${cells[piece]} 移到 ${cell}`,
    }),
  },

  /** Misère Nim. */
  hdu1907: {
    misere: true,
    starts: product(range(1, 4), range(1, 6), range(2, 7)).map((heaps) => ({ heaps })),
    moves: (position) => takeMoves(position),
    theorem: ({ heaps }) => byMisereNimSum(heaps),
    rule: () => ({
      en: 'A move takes any number of sweets from one heap. Whoever takes the last one loses.',
      zh: '每次从一堆中取任意颗糖果，取走最后一颗者输。',
    }),
    name: nameOfTake('颗'),
  },

  /** An auction. */
  hdu2149: {
    starts: product(range(6, 16), range(2, 5)).map(([reserve, maxRaise]) => ({ price: 0, reserve, maxRaise })),
    moves: (position) =>
      position.price >= position.reserve
        ? []
        : range(1, position.maxRaise).map((raise) => ({
            raise,
            to: { ...position, price: position.price + raise },
          })),
    theorem: ({ price, reserve, maxRaise }) => {
      const missing = reserve - price;
      if (missing <= 0) return { won: false, en: 'nothing is missing', zh: '已达到底价' };
      const { won, en, zh } = byMultiple(missing, maxRaise + 1, 'N + 1 = ');
      return { won, en: `${missing} is missing, and ${en}`, zh: `还差 ${missing}，而 ${zh}` };
    },
    rule: ({ reserve, maxRaise }) => ({
      en: `A bid raises the price by 1 to ${maxRaise} (N = ${maxRaise}). Whoever brings it to ${reserve} (M = ${reserve}) or above wins.`,
      zh: `每次加价 1 到 ${maxRaise}（N = ${maxRaise}），先使价格达到或超过 ${reserve}（M = ${reserve}）者胜。`,
    }),
    name: ({ raise, to }) => ({
      en: `raise by ${raise} to ${to.price}`,
      zh: `加价 ${raise}，到 ${to.price}`,
    }),
    end: ({ reserve }) => ({
      en: `the reserve price of ${reserve} is reached`,
      zh: `已达到底价 ${reserve}`,
    }),
  },

  /** Misère subtraction of p to q. */
  hdu2897: {
    misere: true,
    starts: product(range(9, 20), [[2, 3], [2, 4], [2, 5], [3, 4], [3, 5]]).map(([n, [p, q]]) => {
      return { heaps: [n], p, q };
    }),
    moves: (position) => {
      const { heaps: [n], p, q } = position;
      return takeMoves(position, (take) => (n < p ? take === n : p <= take && take <= q));
    },
    theorem: ({ heaps: [n], p, q }) => {
      const rest = n % (p + q);
      const won = rest === 0 || rest > p;
      return {
        won,
        en: `${n} mod (p + q) = ${n} mod ${p + q} = ${rest} is ${won ? 'not ' : ''}between 1 and p = ${p}`,
        zh: `${n} mod (p + q) = ${n} mod ${p + q} = ${rest} ${won ? '不' : ''}在 1 到 p = ${p} 之间`,
      };
    },
    rule: ({ p, q }) => ({
      en: `A move takes ${p} to ${q} coins (p = ${p}, q = ${q}), or all if fewer than ${p} are left. Whoever takes the last one loses.`,
      zh: `每次取 ${p} 到 ${q} 枚（p = ${p}，q = ${q}），不足 ${p} 枚时必须取完。取走最后一枚者输。`,
    }),
    name: nameOfTake('枚'),
  },

  /** A coin on a board; `row` and `column` are counted from the bottom left. */
  hdu2174: {
    starts: product(range(3, 8), range(3, 8)).map(([row, column]) => ({ row, column })),
    moves: ({ row, column }) =>
      [[row, column - 1], [row - 1, column], [row - 1, column - 1]]
        .filter(([r, c]) => r >= 1 && c >= 1)
        .map(([r, c]) => ({ to: { row: r, column: c } })),
    theorem: ({ row, column }) => byParity(row, column),
    rule: () => ({
      en: 'A move pushes the coin one cell to the left, down, or diagonally left and down. Whoever cannot move loses.',
      zh: '每次把硬币向左、向下或向左下推动一格。无法操作者输。',
    }),
    name: ({ to }, { row, column }) => {
      if (to.row === row) return { en: 'push left', zh: '向左推' };
      if (to.column === column) return { en: 'push down', zh: '向下推' };
      return { en: 'push left and down', zh: '向左下推' };
    },
  },

  /** The Calendar Game. */
  hdu1079: {
    // Near the goal, at dates where the two moves matter.
    starts: datesFrom({ year: 2001, month: 8, day: 24 })
      .slice(0, -1)
      .filter(({ day }) => day <= 3 || day >= 24),
    moves: (date) =>
      [nextDay(date), nextMonth(date)]
        .filter((to) => exists(to) && !isPastGoal(to))
        .map((to) => ({ to })),
    theorem: ({ month, day }) => {
      if (day === 30 && (month === 9 || month === 11)) {
        return {
          won: true,
          en: `30 ${MONTHS[month]} is one of the two exceptions`,
          zh: `${month} 月 30 日是两个例外之一`,
        };
      }
      const won = (month + day) % 2 === 0;
      return {
        won,
        en: `month + day = ${month} + ${day} = ${month + day} is ${won ? 'even' : 'odd'}`,
        zh: `月 + 日 = ${month} + ${day} = ${month + day} 是${won ? '偶数' : '奇数'}`,
      };
    },
    rule: () => ({
      en: 'A move goes to the next day, or to the same day of the next month if there is one. Whoever reaches 4 November 2001 wins; a move past it would lose, and is left out here.',
      zh: '每次走到下一天，或下个月的同一日（如果存在）。走到 2001 年 11 月 4 日者胜；越过这一天者输，这里不列出这样的走法。',
    }),
    name: ({ to }) => {
      const date = nameOfDate(to);
      return { en: `go to ${date.en}`, zh: `走到 ${date.zh}` };
    },
    end: () => ({ en: '4 November 2001 is reached', zh: '已走到 2001 年 11 月 4 日' }),
  },

  /** Rows of apples; a move may split a row. Whoever takes the last apple loses. */
  hdu2509: {
    misere: true,
    starts: product(range(1, 3), range(1, 5), range(3, 7)).map((rows) => ({ rows })),
    moves: ({ rows }) =>
      rows.flatMap((apples, row) =>
        product(range(0, apples - 1), range(1, apples))
          .filter(([first, take]) => first + take <= apples)
          .map(([first, take]) => {
            const left = [first, apples - first - take].filter((part) => part > 0);
            return { row, first, take, to: { rows: [...rows.slice(0, row), ...left, ...rows.slice(row + 1)] } };
          }),
      ),
    canonical: ({ rows }) => [...rows].sort((a, b) => a - b), // the order of the rows does not matter
    theorem: ({ rows }) => byMisereNimSum(rows, 'row', '排个'),
    rule: () => ({
      en: 'A move takes neighbouring apples from one row, which may split it in two. Whoever takes the last one loses.',
      zh: '每次从一排中取走连续的若干个苹果，这一排可能因此分成两排。取走最后一个者输。',
    }),
    name: ({ row, first, take }) => {
      const [from, to] = [first + 1, first + take];
      return take === 1
        ? { en: `take apple ${from} of row ${row + 1}`, zh: `取第 ${row + 1} 排的第 ${from} 个` }
        : {
            en: `take apples ${from} to ${to} of row ${row + 1}`,
            zh: `取第 ${row + 1} 排的第 ${from} 到 ${to} 个`,
          };
    },
  },

  /** A sum of Bash's games; `maxTake[i]` is the largest take from heap i. */
  hdu1851: {
    starts: product(range(2, 9), range(1, 3), range(4, 10), range(2, 5)).map(([a, maxA, b, maxB]) => {
      return { heaps: [a, b], maxTake: [maxA, maxB] };
    }),
    moves: (position) => takeMoves(position, (take, heap) => take <= position.maxTake[heap]),
    theorem: ({ heaps, maxTake }) =>
      byNimSum(heaps.map((heap, i) => heap % (maxTake[i] + 1)), {
        en: 'the Grundy values M mod (L + 1) are',
        zh: 'Grundy 值 M mod (L + 1) 为 ',
      }),
    rule: ({ maxTake }) => ({
      en: `A move takes 1 to L stones from one heap, where ${maxTake.map((l, i) => `L = ${l} in heap ${i + 1}`).join(' and ')}. Whoever takes the last one wins.`,
      zh: `每次从一堆中取 1 到 L 颗，${maxTake.map((l, i) => `第 ${i + 1} 堆 L = ${l}`).join('，')}。取走最后一颗者胜。`,
    }),
    name: nameOfTake('颗'),
  },
};
