// Ferguson's game: two boxes of sweets; a move empties one box and divides the other.

import { cellWith, EMPTY } from '../../site/web/play/drawings.js';
import { product, range } from '../../site/web/play/lists.js';
import { byParity, listField } from '../../site/web/play/rules.js';

export const game = {
  starts: product(range(1, 9), range(3, 9)).map((boxes) => ({ boxes })),
  overInTwo: 'One move can leave a box of one and a box of two, from which the next one ends the game.',
  moves: ({ boxes }) =>
    [0, 1].flatMap((kept) =>
      range(1, boxes[kept] - 1).map((stay) => {
        const away = boxes[kept] - stay;
        return { kept, stay, to: { boxes: kept === 0 ? [stay, away] : [away, stay] } };
      }),
    ),
  theorem: ({ boxes: [m, n] }) => byParity(m, n),

  rule: () => ({
    en: 'A move empties one box and divides the sweets of the other over both, at least one in each. Whoever cannot move loses.',
    zh: '每次倒空一个盒子，把另一个盒子里的糖果分到两个盒子中，每盒至少一颗。无法操作者输。',
  }),
  name: ({ kept, to: { boxes } }, position) => ({
    en: `empty box ${2 - kept}, divide ${position.boxes[kept]} into ${boxes[0]} and ${boxes[1]}`,
    zh: `倒空第 ${2 - kept} 盒，把 ${position.boxes[kept]} 颗分成 ${boxes[0]} 和 ${boxes[1]}`,
  }),
  howTo: () => ({
    en: 'Your move: choose the last sweet that stays in a box. The other box is emptied and gets the rest.',
    zh: '轮到你了：点一颗糖果：它和它前面的留在盒中，后面的放进倒空的另一盒。',
  }),
  draw: ({ boxes }, { moves, start, history }) => {
    // Which sweet is where, from the moves: those after the choice go into the other box.
    let keys = start.boxes.map((sweets, i) => range(1, sweets).map((n) => `${i}:${n}`));
    for (const { kept, stay } of history) {
      const [stays, goes] = [keys[kept].slice(0, stay), keys[kept].slice(stay)];
      keys = kept === 0 ? [stays, goes] : [goes, stays];
    }
    return boxes.map((sweets, i) => ({
      label: { en: `Box ${i + 1}: ${sweets}`, zh: `第 ${i + 1} 盒：${sweets}` },
      cells: range(1, Math.max(...start.boxes)).map((place) => {
        if (place > sweets) return EMPTY;
        const move = moves.find((move) => move.kept === i && move.stay === place);
        return cellWith({ look: 'sweet', key: keys[i][place - 1] }, move, place);
      }),
    }));
  },

  setup: { fields: { boxes: listField({ en: 'the two boxes', zh: '两盒的颗数' }, [2, 2], 1, 12) } },

  verdicts: {
    positions: () => product(range(1, 25), range(1, 25)).map((boxes) => ({ boxes })),
    lines: ({ boxes }) => [boxes],
    read: (boxes) => ({ boxes }),
    answer: (won) => (won ? 'first' : 'second'),
    letters: ({ boxes: [m, n] }) => ({ m, n }),
    sameMoves: () => product(range(1, 8), range(1, 8)).map((boxes) => [[boxes], { boxes }]),
  },
};
