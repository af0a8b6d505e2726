// Numbers on the vertices of a graph. A move makes one smaller, and may change those of the successors.
'use strict';

defineGame(({ range, product, replaced, nimSum, mex, listField, arrowsInWords }) => {
  /** The successors of each vertex, and where it is drawn: higher levels above. */
  const graph = {
    A: { options: ['B', 'D'], point: [150, 40] },
    B: { options: ['D'], point: [70, 130] },
    C: { options: ['D', 'E'], point: [230, 130] },
    D: { options: [], point: [110, 220] },
    E: { options: [], point: [270, 220] },
  };
  const names = Object.keys(graph);
  const successors = names.map((name) => graph[name].options.map((option) => names.indexOf(option)));
  /** So large may a number be here. */
  const most = 3;
  const level = (vertex) => mex(successors[vertex].map(level));
  const levels = names.map((_, vertex) => level(vertex));
  /** The Nim sum of each level, from the highest to 0. */
  const sums = (numbers) =>
    range(0, Math.max(...levels))
      .reverse()
      .map((level) => nimSum(numbers.filter((_, vertex) => levels[vertex] === level)));
  const edges = successors.flatMap((ends, from) => ends.map((to) => [from + 1, to + 1]));
  const listed = (numbers, comma) => names.map((name, vertex) => `${name} = ${numbers[vertex]}`).join(comma);

  /** Buttons for the moves that begin as chosen: a row for each number of the first of two successors. */
  function choices(moves, { vertex, smaller }) {
    const all = moves.filter((move) => move.vertex === vertex && move.smaller === smaller);
    const [last, first] = [...successors[vertex]].reverse();
    const row = (moves, { en, zh }) => ({
      label: { en: `${en}${names[last]} to`, zh: `${zh}${names[last]} 改成` },
      cells: moves.map((move) => ({ look: 'hollow', text: move.to.numbers[last], move })),
    });
    if (first === undefined) return [row(all, { en: '', zh: '' })];
    return range(0, most).map((number) =>
      row(
        all.filter(({ to }) => to.numbers[first] === number),
        { en: `${names[first]} to ${number}, `, zh: `${names[first]} 改成 ${number}，` },
      ),
    );
  }

  return {
    starts: product([0, 1], [0, 1, 2], [1, 3], [0, 1, 3], [1, 2]).map((numbers) => ({ numbers })),
    moves: ({ numbers }) =>
      numbers.flatMap((number, vertex) =>
        range(0, number - 1).flatMap((smaller) => {
          const start = [replaced(numbers, vertex, smaller)];
          const lists = successors[vertex].reduce(
            (lists, end) =>
              lists.flatMap((list) => range(0, most).map((other) => replaced(list, end, other))),
            start,
          );
          return lists.map((to) => {
            const changed = successors[vertex].filter((end) => to[end] !== numbers[end]);
            return { vertex, smaller, changed, to: { numbers: to } };
          });
        }),
      ),
    theorem: ({ numbers }) => {
      const list = sums(numbers);
      const place = list.findIndex((sum) => sum !== 0);
      const highest = list.length - 1 - place;
      const [en, zh] =
        place < 0
          ? ['all are 0', '全是 0']
          : [
              `level ${highest} is the highest with another than 0: lower a number there, and make all sums 0`,
              `不为 0 的最高一层是第 ${highest} 层：改小那里的一个数，使各层的异或和都变为 0`,
            ];
      const count = list.length - 1;
      return {
        won: place >= 0,
        en: `the Nim sums of levels ${count} to 0 are ${list.join(', ')}, and ${en}`,
        zh: `从第 ${count} 层到第 0 层，异或和依次为 ${list.join('、')}，${zh}`,
      };
    },

    rule: () => ({
      en: `A move chooses a vertex, makes its number smaller, and gives its successors any numbers, here up to ${most}. If all numbers are 0, the player to move loses.`,
      zh: `每次选择一个点，把它的数改小，同时可以把它的后继改成任意的数（这里至多为 ${most}）。所有的数都是 0 时，轮到操作的一方输。`,
    }),
    name: ({ vertex, to }) => {
      const set = (becomes, comma) =>
        [vertex, ...successors[vertex]].map((one) => `${names[one]}${becomes}${to.numbers[one]}`).join(comma);
      return { en: `set ${set(' to ', ', ')}`, zh: `改成 ${set(' = ', '，')}` };
    },
    howTo: (chosen) =>
      chosen
        ? {
            en: 'Now choose the numbers of its successors. Escape cancels.',
            zh: '再选它的后继的数。按 Esc 取消。',
          }
        : {
            en: 'Your move: choose a vertex and its new number, a smaller one.',
            zh: '轮到你了：选择一个点和它的新数，要比原来小。',
          },
    draw: ({ numbers }, { moves, history, chosen }) => {
      const [last] = history.slice(-1);
      const arrows = successors.flatMap((ends, from) =>
        ends.map((to) => ({
          look: last?.vertex === from ? 'arrow play-taken' : 'arrow',
          text: '',
          line: [graph[names[from]].point, graph[names[to]].point],
          at: `arrow ${from} to ${to}`,
        })),
      );
      const vertices = names.map((name, vertex) => ({
        look: last?.vertex === vertex ? 'node play-left' : 'node',
        text: `${name} ${numbers[vertex]}`,
        point: graph[name].point,
        at: `node ${name}`,
      }));
      const words = arrowsInWords(graph);
      const shown = {
        shape: 'picture',
        size: [340, 260],
        cells: [...arrows, ...vertices],
        words: {
          en: `Numbers: ${listed(numbers, ', ')}. ${words.en}`,
          zh: `各数：${listed(numbers, '，')}。${words.zh}`,
        },
      };
      const rows = numbers.map((number, vertex) => ({
        label: {
          en: `${names[vertex]}, level ${levels[vertex]}: ${number}`,
          zh: `${names[vertex]}，第 ${levels[vertex]} 层：${number}`,
        },
        cells: range(0, most).map((place) => {
          const object = place === number ? { look: 'bead', key: vertex } : undefined;
          const cell = { look: 'hollow', text: place, object };
          if (moves.length === 0 || place >= number) return cell;
          if (successors[vertex].length === 0) {
            return { ...cell, move: moves.find((move) => move.vertex === vertex && move.smaller === place) };
          }
          const name = { en: `${names[vertex]} to ${place}`, zh: `${names[vertex]} 改成 ${place}` };
          return chosen ? cell : { ...cell, name, choose: { vertex, smaller: place } };
        }),
      }));
      return [shown, ...rows, ...(chosen ? choices(moves, chosen) : [])];
    },

    setup: {
      fields: {
        numbers: listField({ en: 'numbers of A to E', zh: 'A 到 E 的数' }, [5, 5], 0, most),
      },
    },

    verdicts: {
      positions: () => product(...names.map(() => range(0, 2))).map((numbers) => ({ numbers })),
      lines: ({ numbers }) => [[names.length, edges.length], numbers, ...edges],
      read: (words) =>
        words.slice(7).join(' ') === edges.flat().join(' ') && words[0] === '5' && words[1] === '5'
          ? { numbers: words.slice(2, 7) }
          : undefined,
      // The program changes one successor on each lower level, the first one. Here no vertex can change a higher level.
      answer: (won, winning) => {
        if (!won) return 'LOSE';
        const vertex = Math.min(...winning.map((move) => move.vertex));
        const isFirst = (end) => successors[vertex].find((other) => levels[other] === levels[end]) === end;
        const { to } = winning.find((move) => move.vertex === vertex && move.changed.every(isFirst));
        return `WIN\n${to.numbers.join(' ')}`;
      },
      sameMoves: () => product(...names.map(() => range(0, 2))).map((numbers) => [[numbers], { numbers }]),
    },
  };
});
