// A token on a board, answered along a matching. Attribute: `board`, its rows from above, with `#` for a blocked cell.

import { button, element } from '../shared/elements.js';
import { addDiagram, below, fill, row, texts } from './diagrams.js';

addDiagram(
  'matching',
  {
    en: {
      title: 'Answer along the matching',
      task: 'Put the token on a cell from which you win. Then the opponent moves it first, to a cell beside it that has not been visited, and you reply. Cells with the same letter are matched.',
      cell: (row, column, look) => `Row ${row}, column ${column}${look}`,
      pair: (letter) => `, letter ${letter}`,
      visited: ', visited',
      token: ', the token',
      choose: 'Choose a cell for the token.',
      covered:
        'Every maximum matching covers this cell: the opponent answers along one of them, and you lose.',
      left: 'Right: some maximum matching leaves this cell out.',
      moved: (letter) => `The opponent moves to the letter ${letter}. Reply.`,
      beside: 'The token moves to a cell beside it that has not been visited.',
      partner: 'That leaves the matching: a reply leads to the cell with the same letter.',
      reply: 'Right: each visited pair is whole again.',
      won: 'The opponent cannot move. You win.',
    },
    zh: {
      title: '沿着匹配应对',
      task: '把棋子放在你能赢的格子上。对手先走，每步走到相邻的没走过的格子，然后轮到你。字母相同的两格是匹配的一对。',
      cell: (row, column, look) => `第 ${row} 行第 ${column} 列${look}`,
      pair: (letter) => `，字母 ${letter}`,
      visited: '，走过',
      token: '，棋子',
      choose: '选一个格子放棋子。',
      covered: '每个最大匹配都覆盖这一格：对手沿着其中一个应对，你就输了。',
      left: '正确：有一个最大匹配不覆盖这一格。',
      moved: (letter) => `对手走到字母 ${letter}。轮到你。`,
      beside: '棋子只能走到相邻的没走过的格子。',
      partner: '这样就离开了匹配：应该走到字母相同的那一格。',
      reply: '正确：走过的每一对又都完整了。',
      won: '对手无法操作。你赢了。',
    },
  },
  ({ data, t, stage, controls, say }) => {
    const rows = data.board.split(' ');
    const width = rows[0].length;
    const isFree = (cell) => rows[Math.floor(cell / width)]?.[cell % width] === '.';
    const cells = below(rows.length * width).filter(isFree);
    const beside = (cell) => {
      const sides = [
        ...(cell % width ? [cell - 1] : []),
        ...(cell % width < width - 1 ? [cell + 1] : []),
        cell - width,
        cell + width,
      ];
      return sides.filter(isFree);
    };
    /** A maximum matching that leaves out `without`: the partner of each cell that has one. */
    function matching(without) {
      const partner = new Map();
      const improve = (cell, seen) => {
        for (const other of beside(cell)) {
          if (other === without || seen.has(other)) continue;
          seen.add(other);
          if (partner.has(other) && !improve(partner.get(other), seen)) continue;
          partner.set(other, cell);
          partner.set(cell, other);
          return true;
        }
        return false;
      };
      // One colour of the chessboard looks for partners in the other.
      const isBlack = (cell) => (Math.floor(cell / width) + (cell % width)) % 2 === 0;
      for (const cell of cells) if (isBlack(cell) && cell !== without) improve(cell, new Set());
      return partner;
    }
    const largest = matching().size;
    let [way, partner] = [[], new Map()];
    controls.append(button(texts.again, () => restart()));

    /** The letters of the pairs, in the order of their first cells. */
    function letters() {
      const firsts = cells.filter((cell) => partner.has(cell) && cell < partner.get(cell));
      const letterOf = (cell) => firsts.indexOf(Math.min(cell, partner.get(cell)));
      return new Map([...partner.keys()].map((cell) => [cell, String.fromCharCode(65 + letterOf(cell))]));
    }

    function restart() {
      [way, partner] = [[], new Map()];
      draw();
      say('', undefined, t.choose);
    }

    function choose(cell) {
      if (!way.length) return begin(cell);
      const last = way.at(-1);
      if (!beside(last).includes(cell) || way.includes(cell)) return say(t.beside, false);
      if (partner.get(last) !== cell) return say(t.partner, false);
      way.push(cell);
      opponent(t.reply);
    }

    function begin(cell) {
      const found = matching(cell);
      if (found.size < largest) return say(t.covered, false, t.choose);
      partner = found;
      way = [cell];
      opponent(t.left);
    }

    /** The opponent's move, after what the reader has done. */
    function opponent(text) {
      const next = beside(way.at(-1)).find((cell) => !way.includes(cell));
      if (next !== undefined) way.push(next);
      draw();
      say(text, true, next === undefined ? t.won : t.moved(letters().get(next)));
    }

    function draw() {
      const letter = letters();
      const field = (cell) => {
        if (!isFree(cell)) return element('span', { class: 'diagram-cell blocked' });
        const isToken = way.at(-1) === cell;
        const isVisited = way.includes(cell);
        const pair = letter.has(cell) ? t.pair(letter.get(cell)) : '';
        const look = pair + (isToken ? t.token : isVisited ? t.visited : '');
        return button(letter.get(cell) ?? '', () => choose(cell), {
          class: `diagram-cell${isVisited ? ' won' : ''}${isToken ? ' asked' : ''}`,
          'aria-label': t.cell(Math.floor(cell / width) + 1, (cell % width) + 1, look),
          'data-cell': cell,
          'data-below': isToken ? '●' : isVisited ? '·' : '',
        });
      };
      const line = (at) => row(...below(width).map((column) => field(at * width + column)));
      fill(stage, ...below(rows.length).map(line));
    }

    restart();
  },
);
