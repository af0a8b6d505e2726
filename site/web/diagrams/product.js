// A table of nim products to fill in. Attribute: `to`, the largest number: 1, 3 or 15, so that
// the products are closed.

import { mex } from '../play/lists.js';
import { addDiagram, below, cell, fill, list, picture, quiz, row, valueChoices } from './diagrams.js';

addDiagram(
  'product',
  {
    en: {
      title: 'Fill in the nim products',
      task: 'The product of two numbers is the mex of what the cells to the left, above, and diagonally in between give: for smaller a′ and b′, the Nim sum of three cells. Give the framed cell its value.',
      ask: (a, b, options) => `${a} ⊗ ${b}: the options are ${options}. The product?`,
      right: (a, b, value) => `${a} ⊗ ${b} = ${value}.`,
      there: (value, parts) => `${value} is an option: ${parts}.`,
      lower: (value, least) => `${value} is no option, but neither is ${least}, which is less.`,
      end: 'With these numbers one can multiply and divide: in each row but the first, each number stands once.',
      picture: (rows) => `The products so far, row by row: ${rows}.`,
    },
    zh: {
      title: '填出 Nim 积',
      task: '两数之积是一个 mex：对较小的 a′ 和 b′，取同一列、同一行及斜对的三个格子的异或和，再取所有这些数的 mex。填出带框的格子。',
      ask: (a, b, options) => `${a} ⊗ ${b}：后继的值为 ${options}。积是多少？`,
      right: (a, b, value) => `${a} ⊗ ${b} = ${value}。`,
      there: (value, parts) => `${value} 已经出现：${parts}。`,
      lower: (value, least) => `${value} 没有出现，但更小的 ${least} 也没有。`,
      end: '这些数可以乘，也可以除：除第一行外，每行中每个数恰好出现一次。',
      picture: (rows) => `目前的积，逐行：${rows}。`,
    },
  },
  ({ data, t, stage, controls, say }) => {
    const size = Number(data.to) + 1;
    const table = below(size).map(() => []);
    /** The options of a product, each with the three cells that give it. */
    const options = (a, b) =>
      below(a).flatMap((x) =>
        below(b).map((y) => ({
          value: table[x][b] ^ table[a][y] ^ table[x][y],
          parts: `${x} ⊗ ${b} ⊕ ${a} ⊗ ${y} ⊕ ${x} ⊗ ${y} = ${table[x][b]} ⊕ ${table[a][y]} ⊕ ${table[x][y]}`,
        })),
      );
    for (const a of below(size)) {
      for (const b of below(size)) table[a].push(mex(options(a, b).map(({ value }) => value)));
    }
    const cells = below(size - 1).flatMap((a) => below(size - 1).map((b) => [a + 1, b + 1]));
    const value = (i) => table[cells[i][0]][cells[i][1]];
    quiz(
      { controls, say },
      {
        length: cells.length,
        choices: valueChoices(table.flat()),
        ask: (i) => t.ask(...cells[i], list([...new Set(options(...cells[i]).map(({ value }) => value))])),
        answer: value,
        reason: (i, chosen) => {
          if (chosen === value(i)) return t.right(...cells[i], chosen);
          const option = options(...cells[i]).find((option) => option.value === chosen);
          return option ? t.there(chosen, option.parts) : t.lower(chosen, value(i));
        },
        draw: (known) => {
          const at = (a, b) => (a && b ? (a - 1) * (size - 1) + b - 1 : -1);
          const shown = (a, b) => (at(a, b) < known ? table[a][b] : '?');
          const look = (a, b) => (at(a, b) === known ? 'open asked' : at(a, b) < known ? '' : 'open');
          const head = (text) => cell('head', text);
          const rows = below(size).map((a) =>
            row(head(a), ...below(size).map((b) => cell(look(a, b), shown(a, b)))),
          );
          const label = below(size).map((a) =>
            below(size)
              .map((b) => shown(a, b))
              .join(' '),
          );
          fill(
            stage,
            picture(t.picture(label.join('; ')), row(head('⊗'), ...below(size).map(head)), ...rows),
          );
        },
        end: t.end,
      },
    );
  },
);
