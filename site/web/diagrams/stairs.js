// Stairs with coins, of which every second one is a heap. Attributes: `lowest`, the number of the floor, without it 0;
// `coins`, on the stairs above it; `layer`, which is `game` for the game alone, without the heaps, `values` to make the
// Nim sum each smaller number, and `strip` to see the coins as free cells between pieces.

import { nimSum } from '../play/lists.js';
import { button, element } from '../shared/elements.js';
import { addDiagram, below, cell, fill, numbers, picture, row, texts } from './diagrams.js';

addDiagram(
  'stairs',
  {
    en: {
      title: 'Play on the stairs',
      task: ({ lowest = 0, layer }, t) => `${t.moves} ${(t.tasks[layer] ?? t.tasks.sum)(t.parities[lowest])}`,
      moves: 'A move takes coins from one stair to the next lower one.',
      tasks: {
        game: () => 'Whoever cannot move loses. End your move, then the opponent replies.',
        sum: (parity) =>
          `Make the Nim sum of the {heap|${parity} stairs} 0, and end your move; then the opponent replies.`,
        values: (parity) =>
          `Make the Nim sum of the {heap|${parity} stairs} each number below it, with one move from the start.`,
        strip: (parity) =>
          `Here the coins of a stair are the free cells on the left of a piece, and a coin down is a piece one cell to the left. Make the Nim sum of the {heap|${parity} gaps} 0, and end your move.`,
      },
      strip: (gaps) => `A strip with pieces, and from the left the gaps ${gaps}.`,
      replyAlone: (coins, from) => `The opponent takes ${coins} from stair ${from}.`,
      yourMove: 'Your move.',
      lost: 'You cannot move. The opponent wins.',
      goal: (goal) => `Make the Nim sum ${goal}.`,
      made: (goal) => `Right: the Nim sum is ${goal}. The coins are back.`,
      notMade: (sum) => `That makes the Nim sum ${sum}. The coins are back.`,
      all: 'A move leads to each number below the Nim sum, and none leaves it as it is: it is the mex, and the Grundy value.',
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
      task: ({ lowest = 0, layer }, t) => `${t.moves}${(t.tasks[layer] ?? t.tasks.sum)(t.parities[lowest])}`,
      moves: '每步把一级台阶上的若干颗石子移到下一级。',
      tasks: {
        game: () => '无法操作者输。结束你的一步，随后对手应对。',
        sum: (parity) => `让{heap|${parity}级}的异或和变为 0，再结束这一步；随后对手应对。`,
        values: (parity) => `从开始的局面走一步，让{heap|${parity}级}的异或和依次变为比它小的每个数。`,
        strip: (parity) =>
          `这里一级上的石子就是一枚棋子左边的空格，移下一颗就是棋子左移一格。让{heap|${parity}级空隙}的异或和变为 0，再结束这一步。`,
      },
      strip: (gaps) => `一行格子和棋子，空隙从左到右为 ${gaps}。`,
      replyAlone: (coins, from) => `对手从第 ${from} 级移下 ${coins} 颗。`,
      yourMove: '轮到你。',
      lost: '你无法操作。对手赢了。',
      goal: (goal) => `让异或和变为 ${goal}。`,
      made: (goal) => `正确：异或和是 ${goal}。石子已放回。`,
      notMade: (sum) => `这样异或和是 ${sum}。石子已放回。`,
      all: '比异或和小的每个数都能走到，而走一步之后不会不变：它就是 mex，也就是 SG 值。',
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
    const { layer } = data;
    let [before, coins, from, goal] = [start, [...start], undefined, 0];
    controls.append(
      button(t.end, end),
      button(texts.again, () => restart()),
    );

    const sum = () => nimSum(coins.filter((_, stair) => stair % 2));
    const moved = (all, stair, count) =>
      all.with(stair, all[stair] - count).with(stair - 1, all[stair - 1] + count);

    /** What counts: the Nim sum, unless it is to be found. */
    const state = () =>
      layer === 'game' ? t.yourMove : t.sum(sum(), parity) + (layer === 'values' ? ` ${t.goal(goal)}` : '');

    function restart() {
      [before, coins, from, goal] = [start, [...start], undefined, 0];
      draw();
      say('', undefined, state());
    }

    /** The free cells and the pieces, with the floor on the right. */
    function strip() {
      const gap = (stair) =>
        Array.from({ length: coins[stair] }, () => cell(stair % 2 ? 'narrow heap' : 'narrow', ''));
      const stairs = below(coins.length).toReversed();
      const cells = stairs.flatMap((stair) => [...gap(stair), ...(stair ? [cell('narrow', '●')] : [])]);
      return picture(t.strip(stairs.map((stair) => coins[stair]).join(' ')), row(...cells));
    }

    function draw() {
      const rows = below(coins.length).map((stair) => {
        const isHeap = stair % 2 === 1 && layer !== 'game';
        const label = stair === 0 ? t.floor : (count) => (isHeap ? t.heap : t.stair)(lowest + stair, count);
        const look = isHeap ? 'diagram-stair heap' : 'diagram-stair';
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
      fill(stage, ...(layer === 'strip' ? [strip()] : []), ...rows.toReversed());
    }

    function down(stair) {
      if (from !== undefined && from !== stair) return say(t.other(lowest + from), false, state());
      if (!coins[stair]) return;
      from = stair;
      coins = moved(coins, stair, 1);
      draw();
      say('', undefined, state());
    }

    /** Puts the coins back, and says why. */
    function back(text, verdict) {
      [coins, from] = [[...before], undefined];
      draw();
      say(text, verdict, state());
    }

    const isOver = () => !coins.slice(1).some(Boolean);

    function end() {
      if (from === undefined) return say(t.noMove, false, state());
      const left = sum();
      if (layer === 'values') {
        if (left !== goal) return back(t.notMade(left), false);
        goal += 1;
        back(t.made(left), true);
        if (goal === sum()) say(t.made(left), true, t.all);
        return;
      }
      if (left && layer !== 'game') return back(t.wrong(left), false);
      const right = layer === 'game' ? '' : t.right(parity);
      if (isOver()) return say(right, true, t.won);
      // A heap that can be lowered to make the sum 0; else all coins of a stair, best one that is no heap.
      const stairs = below(coins.length).filter((stair) => stair && coins[stair]);
      const toZero = stairs.find((stair) => stair % 2 && (coins[stair] ^ left) < coins[stair]);
      const reply = toZero ?? stairs.find((stair) => stair % 2 === 0) ?? stairs[0];
      const count = toZero ? coins[reply] - (coins[reply] ^ left) : coins[reply];
      coins = moved(coins, reply, count);
      [before, from] = [[...coins], undefined];
      draw();
      if (layer !== 'game') return say(right, true, t.reply(count, lowest + reply, reply % 2 === 1));
      const text = t.replyAlone(count, lowest + reply);
      if (isOver()) say(text, false, t.lost);
      else say(text);
    }

    restart();
  },
);
