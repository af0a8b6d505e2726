// Ferguson's game: two boxes of sweets; a move empties one box and divides the other.
'use strict';

defineGame(({ range, product, byParity }) => ({
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
  howTo: () => ({
    en: 'Your move. Choose the sweet after which to divide a box; the other box is emptied.',
    zh: '轮到你了：选择在哪一颗之后把这盒分开；另一盒会被倒空。',
  }),
  draw: ({ boxes }, moves) =>
    boxes.map((sweets, i) => ({
      label: { en: `Box ${i + 1}: ${sweets}`, zh: `第 ${i + 1} 盒：${sweets}` },
      shape: 'divide', // highlights the sweets to the right of the choice, which go into the other box
      cells: range(1, sweets).map((stay) => {
        const move = moves.find((move) => move.kept === i && move.stay === stay);
        return { look: 'stone', text: stay, move };
      }),
    })),

  verdicts: {
    positions: () => product(range(1, 25), range(1, 25)).map((boxes) => ({ boxes })),
    lines: ({ boxes }) => [boxes],
    answer: (won) => (won ? 'first' : 'second'),
  },
}));
