// A king, a rook, a knight or a queen on the way to the bottom right cell. With the knight a draw counts for one of the
// players, so that somebody wins: of `side` 1, the player to move needs a win, of 2, a draw is enough for that player.

import { howToGo, strip } from '../../site/web/play/drawings.js';
import { product, range } from '../../site/web/play/lists.js';
import { numberField, search, wythoffPair } from '../../site/web/play/rules.js';

const KNIGHT = 3;
const pieces = {
  1: { symbol: '♚', en: 'king', zh: '王' },
  2: { symbol: '♜', en: 'rook', zh: '车' },
  3: { symbol: '♞', en: 'knight', zh: '马' },
  4: { symbol: '♛', en: 'queen', zh: '后' },
};
const lines = (steps) => range(1, 12).flatMap((k) => steps.map(([down, right]) => [k * down, k * right]));
const DOWN = [1, 0];
const RIGHT = [0, 1];
const BOTH = [1, 1];
const STEPS = {
  1: [DOWN, RIGHT, BOTH],
  2: lines([DOWN, RIGHT]),
  3: [
    [1, 2],
    [2, 1],
  ],
  4: lines([DOWN, RIGHT, BOTH]),
};
const isAtGoal = ({ down, right }) => down === 0 && right === 0;

function moves(position) {
  const { piece, down, right, side } = position;
  const next = piece === KNIGHT ? 3 - side : side;
  const found = STEPS[piece]
    .filter(([d, r]) => d <= down && r <= right)
    .map(([d, r]) => ({ d, r, to: { piece, down: down - d, right: right - r, side: next } }));
  if (found.length > 0 || isAtGoal(position) || side === 1) return found;
  // The draw is there, and the player to move, for whom it is enough, takes it.
  return [{ d: 0, r: 0, to: { ...position, side: 1 } }];
}

const theorems = {
  1: ({ down, right }) => {
    const odd = [down, right].filter((distance) => distance % 2 === 1);
    return odd.length === 0
      ? {
          won: false,
          en: `the distances ${down} and ${right} are both even`,
          zh: `距离 ${down} 和 ${right} 都是偶数`,
        }
      : {
          won: true,
          en: `the distances are ${down} and ${right}, and a move makes both even`,
          zh: `距离为 ${down} 和 ${right}，走一步可以使两者都成为偶数`,
        };
  },
  2: ({ down, right }) =>
    down === right
      ? { won: false, en: `both distances are ${down}`, zh: `两个距离都是 ${down}` }
      : {
          won: true,
          en: `the distances ${down} and ${right} differ, and a move makes them equal`,
          zh: `距离 ${down} 和 ${right} 不等，走一步可以使它们相等`,
        },
  3: ({ down, right, side }) => {
    const [a, b] = [Math.min(down, right), Math.max(down, right)];
    if (a === b && a % 3 === 0) {
      return {
        won: false,
        en: `both distances are ${a}, divisible by 3`,
        zh: `两个距离都是 ${a}，是 3 的倍数`,
      };
    }
    if (b - a === 1 && a % 3 === 1) {
      return {
        won: true,
        en: `the distances ${down} and ${right} are one jump before ${a - 1} and ${a - 1}`,
        zh: `距离 ${down} 和 ${right} 走一步就到 ${a - 1} 和 ${a - 1}`,
      };
    }
    if (a === 0 || b === 1) {
      return side === 1
        ? {
            won: false,
            en: 'the knight is stuck, and this draw counts for the other player',
            zh: '马走不动了，平局算对方胜',
          }
        : {
            won: true,
            en: 'the knight is stuck, and this draw is enough for the player to move',
            zh: '马走不动了，轮到操作的一方只要平局',
          };
    }
    return side === 1
      ? {
          won: false,
          en: `at ${down} and ${right} nobody can force a win, and a draw counts for the other player`,
          zh: `距离为 ${down} 和 ${right} 时双方都不能保证获胜，而平局算对方胜`,
        }
      : {
          won: true,
          en: `at ${down} and ${right} nobody can force a win, and the player to move needs only a draw: leave no pair such as (1, 2), (4, 5), (7, 8)`,
          zh: `距离为 ${down} 和 ${right} 时双方都不能保证获胜，而轮到操作的一方只要平局：不要走到 (1, 2)、(4, 5)、(7, 8) 这样的数对`,
        };
  },
  4: ({ down, right }) => {
    const [a, b] = [Math.min(down, right), Math.max(down, right)];
    const [lower, upper] = wythoffPair(b - a);
    const list = (comma) =>
      range(0, 5)
        .map((k) => `(${wythoffPair(k).join(', ')})`)
        .join(comma);
    return a === lower
      ? {
          won: false,
          en: `(${a}, ${b}) is the lost pair of Wythoff's game with the difference ${b - a}`,
          zh: `(${a}, ${b}) 是威佐夫博弈中差为 ${b - a} 的必败态`,
        }
      : {
          won: true,
          en: `with the difference ${b - a} the lost pair is (${lower}, ${upper}), not (${a}, ${b}); a move leaves one of the pairs ${list(', ')}`,
          zh: `差为 ${b - a} 的必败态是 (${lower}, ${upper})，不是 (${a}, ${b})；可以走到 ${list('、')} 中的一个`,
        };
  },
};

const all = product([1, 2, 3, 4], range(1, 12), range(1, 12));
const first = all.map(([piece, down, right]) => ({ piece, down, right, side: 1 }));

export const game = {
  starts: product([1, 2, 3, 4], range(2, 9), range(2, 6), [1, 2])
    .filter(([piece, , , side]) => piece === KNIGHT || side === 1)
    .map(([piece, down, right, side]) => ({ piece, down, right, side })),
  canonical: (position) => (position.piece === KNIGHT ? position : { ...position, side: 1 }),
  moves,
  theorem: (position) => theorems[position.piece](position),
  end: (position) =>
    isAtGoal(position)
      ? {
          en: `the ${pieces[position.piece].en} is at the goal`,
          zh: `${pieces[position.piece].zh}到了终点`,
        }
      : { en: 'the knight is stuck, and this draw was enough', zh: '马走不动了，平局已经足够' },

  rule: ({ piece, side }) => {
    const how = {
      1: { en: 'one cell', zh: '一格，向下、向右或向右下' },
      2: { en: 'any number of cells down or right', zh: '任意多格，向下或向右' },
      3: {
        en: 'one cell in one direction and two in the other',
        zh: '向一个方向一格，向另一个方向两格',
      },
      4: {
        en: 'any number of cells down, right or diagonally',
        zh: '任意多格，向下、向右或向右下',
      },
    }[piece];
    const { en, zh } = pieces[piece];
    // Of the same length, so that the board stays where it is.
    const ofTheDraw =
      side === 1 ? ['whose turn it is not', '此时不走的一方'] : ['whose turn it is now', '此时要走的一方'];
    const [draw, zhDraw] =
      piece === KNIGHT
        ? [
            ` If it is stuck elsewhere, that is a draw, which counts for the player ${ofTheDraw[0]}.`,
            `若停在别处走不动，则为平局，这里算${ofTheDraw[1]}胜。`,
          ]
        : ['', ''];
    return {
      en: `A move takes the ${en} ${how.en}, never up or left. Whoever moves it to the goal ★ wins.${draw}`,
      zh: `每次移动${zh}：${how.zh}，不能向上或向左。把它移到终点 ★ 者胜。${zhDraw}`,
    };
  },
  name: ({ d, r }) => {
    if (d + r === 0) return { en: 'take the draw', zh: '接受平局' };
    const parts = [
      [d, `${d} down`, `向下 ${d} 格`],
      [r, `${r} right`, `向右 ${r} 格`],
    ].filter(([count]) => count > 0);
    return {
      en: `go ${parts.map(([, en]) => en).join(' and ')}`,
      zh: parts.map(([, , zh]) => zh).join('、'),
    };
  },
  howTo: howToGo,
  draw: (position, { moves: offered, start }) => {
    const { piece, down, right } = position;
    // At the end of a draw it stands on the board.
    const isDrawn = moves(position).length === 0 && !isAtGoal(position);
    const symbol = isDrawn ? '½' : pieces[piece].symbol;
    const line = (d) =>
      strip(0, start.right, (column) => {
        const r = start.right - column;
        const isHere = d === down && r === right;
        return {
          look: d + r === 0 ? 'square goal' : (d + r) % 2 === 1 ? 'square dark' : 'square',
          text: isHere ? symbol : d + r === 0 ? '★' : '',
          object: isHere && !isDrawn ? { look: 'date', key: 'piece' } : undefined,
          move: offered.find(({ to }) => to.down === d && to.right === r),
        };
      });
    const { en, zh } = pieces[piece];
    const label = {
      en: `To the goal: ${down} down, ${right} right (${en})`,
      zh: `到终点：向下 ${down} 格，向右 ${right} 格（${zh}）`,
    };
    const rows = range(0, start.down).reverse();
    return [{ label }, ...rows.map((d) => ({ shape: 'board', cells: line(d) }))];
  },

  setup: {
    fields: {
      piece: numberField(
        { en: 'piece: 1 king, 2 rook, 3 knight, 4 queen', zh: '棋子：1 王，2 车，3 马，4 后' },
        1,
        4,
      ),
      down: numberField({ en: 'distance down', zh: '向下的距离' }, 0, 10),
      right: numberField({ en: 'distance right', zh: '向右的距离' }, 0, 6),
      side: numberField(
        {
          en: 'for the knight, whose a draw is: 1 the other player’s, 2 the one’s who moves',
          zh: '马的平局算谁胜：1 对方，2 轮到操作的一方',
        },
        1,
        2,
      ),
    },
  },

  verdicts: {
    positions: () => first,
    lines: ({ piece, down, right }) => [[piece, down + 1, right + 1]],
    ownStarts: 'An input does not say for whom a draw is enough.',
    read: ([piece, rows, columns]) => ({ piece, down: rows - 1, right: columns - 1, side: 1 }),
    // Whoever cannot win may still have a draw.
    answer: (won, _winning, number) => {
      if (won) return 'B';
      const position = first[number - 1];
      const isDraw = position.piece === KNIGHT && search(game)({ ...position, side: 2 }).won;
      return isDraw ? 'D' : 'G';
    },
    sameMoves: () =>
      product(range(0, 8), range(0, 8)).map(([down, right]) => [
        [[down, right]],
        { piece: 1, down, right, side: 1 },
      ]),
  },
};
