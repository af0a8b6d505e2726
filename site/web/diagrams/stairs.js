// Stairs with coins, of which every second one is a heap. Attributes: `lowest`, the number of the floor, without it 0,
// and `coins`, on the stairs above it.

import { button, element } from '../shared/elements.js';
import { addDiagram, below, fill, numbers, texts, xor } from './diagrams.js';

addDiagram(
  'stairs',
  {
    en: {
      title: 'Play on the stairs',
      task: ({ lowest = 0 }, t) =>
        `A move takes coins from one stair to the next lower one. Make the Nim sum of the ${t.parities[lowest]} stairs 0, and end your move; then the opponent replies.`,
      parities: ['odd', 'even'],
      stair: (stair, coins) => `Stair ${stair}: ${coins}`,
      heap: (stair, coins) => `Heap, stair ${stair}: ${coins}`,
      floor: (coins) => `Floor: ${coins}`,
      down: (stair) => `One coin down from stair ${stair}`,
      end: 'End the move',
      sum: (sum, parity) => `The Nim sum of the ${parity} stairs is ${sum}.`,
      other: (stair) => `A move takes coins from one stair: yours has begun on stair ${stair}.`,
      noMove: 'Take at least one coin first.',
      wrong: (sum) =>
        `That leaves the Nim sum ${sum}, and the opponent can make it 0. The coins are back; try another move.`,
      right: (parity) => `Right: the ${parity} stairs have the Nim sum 0.`,
      reply: (coins, from, isHeap) =>
        isHeap
          ? `The opponent takes ${coins} from stair ${from}, a heap. Reply as in Nim.`
          : `The opponent takes ${coins} from stair ${from}, which is no heap. Take the same coins one stair further, and nothing has changed.`,
      won: 'All coins are on the floor: the opponent cannot move. You win.',
    },
    zh: {
      title: '在阶梯上走',
      task: ({ lowest = 0 }, t) =>
        `每步把一级台阶上的若干颗石子移到下一级。让${t.parities[lowest]}级的异或和变为 0，再结束这一步；随后对手应对。`,
      parities: ['奇数', '偶数'],
      stair: (stair, coins) => `第 ${stair} 级：${coins}`,
      heap: (stair, coins) => `石子堆，第 ${stair} 级：${coins}`,
      floor: (coins) => `地面：${coins}`,
      down: (stair) => `第 ${stair} 级移下一颗`,
      end: '结束这一步',
      sum: (sum, parity) => `${parity}级的异或和是 ${sum}。`,
      other: (stair) => `一步只能动一级：你已经在动第 ${stair} 级。`,
      noMove: '至少要移一颗石子。',
      wrong: (sum) => `这样异或和是 ${sum}，对手可以把它变为 0。石子已放回，换一步试试。`,
      right: (parity) => `正确：${parity}级的异或和是 0。`,
      reply: (coins, from, isHeap) =>
        isHeap
          ? `对手从第 ${from} 级（石子堆）移下 ${coins} 颗。照 Nim 的办法应对。`
          : `对手从第 ${from} 级（不是石子堆）移下 ${coins} 颗。把同样多的石子再往下移一级，就等于什么都没变。`,
      won: '石子全部到了地面，对手无法操作。你赢了。',
    },
  },
  ({ data, t, stage, controls, say }) => {
    const start = [0, ...numbers(data.coins)];
    // Stairs are counted from the floor here.
    const lowest = Number(data.lowest ?? 0);
    const parity = t.parities[lowest];
    let [before, coins, from] = [start, [...start], undefined];
    controls.append(
      button(t.end, end, { class: 'play-button diagram-end' }),
      button(texts.again, () => restart()),
    );

    const sum = () => xor(coins.filter((_, stair) => stair % 2));
    const moved = (all, stair, count) =>
      all.with(stair, all[stair] - count).with(stair - 1, all[stair - 1] + count);

    function restart() {
      [before, coins, from] = [start, [...start], undefined];
      draw();
      say('', undefined, t.sum(sum(), parity));
    }

    function draw() {
      const rows = below(coins.length).map((stair) => {
        const label =
          stair === 0 ? t.floor : (count) => (stair % 2 ? t.heap : t.stair)(lowest + stair, count);
        const look = stair % 2 ? 'diagram-stair heap' : 'diagram-stair';
        const dots = '●'.repeat(Math.min(coins[stair], 12));
        const node = element(
          'div',
          { class: look },
          element('span', { class: 'diagram-label' }, label(coins[stair])),
          ...(stair ? [button('↓', () => down(stair), { 'aria-label': t.down(lowest + stair) })] : []),
          element('span', { class: 'diagram-dots', 'aria-hidden': true }, dots),
        );
        node.style.marginLeft = `${(coins.length - 1 - stair) * 10}px`;
        return node;
      });
      fill(stage, ...rows.toReversed());
    }

    function down(stair) {
      if (from !== undefined && from !== stair)
        return say(t.other(lowest + from), false, t.sum(sum(), parity));
      if (!coins[stair]) return;
      from = stair;
      coins = moved(coins, stair, 1);
      draw();
      say('', undefined, t.sum(sum(), parity));
    }

    function end() {
      if (from === undefined) return say(t.noMove, false, t.sum(sum(), parity));
      const left = sum();
      if (left) {
        [coins, from] = [[...before], undefined];
        draw();
        return say(t.wrong(left), false, t.sum(sum(), parity));
      }
      if (!coins.slice(1).some(Boolean)) {
        return say(t.right(parity), true, t.won);
      }
      const stairs = below(coins.length).filter((stair) => stair && coins[stair]);
      const reply = stairs.find((stair) => stair % 2 === 0) ?? stairs[0];
      const count = coins[reply];
      coins = moved(coins, reply, count);
      [before, from] = [[...coins], undefined];
      draw();
      say(t.right(parity), true, t.reply(count, lowest + reply, reply % 2 === 1));
    }

    restart();
  },
);
