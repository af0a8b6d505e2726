// A row of coins, each head a heap of its own. Attributes: `most`, how many coins a move may turn; `first`, the number
// of the first coin; `row`, with H and T.

import { mex, nimSum } from '../play/lists.js';
import { button, element } from '../shared/elements.js';
import { addDiagram, below, list, row, stack, texts } from './diagrams.js';

addDiagram(
  'coins',
  {
    en: {
      title: 'Turn coins',
      task: ({ most }) =>
        `A move turns at most ${most} coins, and the rightmost of them must show heads. Below each coin stands the value of a head there. Turn coins so that the Nim sum of the heads is 0, then make the move.`,
      coin: (number, side) => `Coin ${number}, ${side}`,
      heads: 'heads',
      tails: 'tails',
      H: 'H',
      T: 'T',
      move: 'Make the move',
      state: (values, sum) => `The heads have the values ${values}; their Nim sum is ${sum}.`,
      nothing: 'Turn a coin first.',
      tooMany: (most) => `A move turns at most ${most} coins. They are turned back.`,
      rightmost: (number) => `Coin ${number}, the rightmost one, showed tails. The coins are turned back.`,
      wrong: (sum) =>
        `That leaves the Nim sum ${sum}, a won position for the opponent. The coins are turned back.`,
      right: 'Right: the Nim sum is 0, and the opponent has lost.',
    },
    zh: {
      title: '翻硬币',
      task: ({ most }) =>
        `每步至多翻 ${most} 枚硬币，其中最右边的一枚必须是正面朝上。每枚下面是它单独正面朝上时的 SG 值。翻硬币使正面的异或和为 0，再确认这一步。`,
      coin: (number, side) => `硬币 ${number}，${side}`,
      heads: '正面',
      tails: '反面',
      H: '正',
      T: '反',
      move: '确认这一步',
      state: (values, sum) => `正面的值为 ${values}，异或和是 ${sum}。`,
      nothing: '先翻一枚硬币。',
      tooMany: (most) => `一步至多翻 ${most} 枚。硬币已翻回。`,
      rightmost: (number) => `最右边的硬币 ${number} 原来是反面。硬币已翻回。`,
      wrong: (sum) => `这样异或和是 ${sum}，对手处于必胜态。硬币已翻回。`,
      right: '正确：异或和是 0，对手处于必败态。',
    },
  },
  ({ data, t, stage, controls, say }) => {
    const [most, first] = [Number(data.most), Number(data.first)];
    const start = [...data.row].map((side) => side === 'H');
    // The Nim sums of at most this many values.
    const sums = (values, count) =>
      count === 0
        ? [0]
        : [
            ...sums(values, count - 1),
            ...values.flatMap((value, i) => sums(values.slice(0, i), count - 1).map((sum) => sum ^ value)),
          ];
    const values = [];
    for (const _ of start) values.push(mex(sums([...values], most - 1)));
    let heads = [...start];
    const coins = start.map((_, i) =>
      button('', () => show(heads.with(i, !heads[i])), { class: 'diagram-cell coin' }),
    );
    const value = (i) => element('small', { 'aria-hidden': true }, `${values[i]}`);
    stage.append(row(...coins.map((coin, i) => stack(coin, value(i)))));
    controls.append(
      button(t.move, move),
      button(texts.again, () => show([...start])),
    );

    const sum = () => nimSum(values.filter((_, i) => heads[i]));

    function show(next, text = '', verdict = undefined) {
      heads = next;
      for (const [i, coin] of coins.entries()) {
        const turned = heads[i] !== start[i] ? ' turned' : '';
        coin.className = `diagram-cell coin ${heads[i] ? 'heads' : 'tails'}${turned}`;
        coin.textContent = heads[i] ? t.H : t.T;
        coin.dataset.below = first + i;
        coin.setAttribute('aria-label', t.coin(first + i, heads[i] ? t.heads : t.tails));
      }
      say(text, verdict, t.state(list(values.filter((_, i) => heads[i])), sum()));
    }

    function move() {
      const turned = below(start.length).filter((i) => heads[i] !== start[i]);
      const back = (text) => show([...start], `${texts.wrong} ${text}`, false);
      if (!turned.length) return back(t.nothing);
      if (turned.length > most) return back(t.tooMany(most));
      if (!start[turned.at(-1)]) return back(t.rightmost(first + turned.at(-1)));
      if (sum()) return back(t.wrong(sum()));
      show(heads, t.right, true);
    }

    show(heads);
  },
);
