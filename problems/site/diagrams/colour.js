// Positions of a subtraction game, coloured from the end backwards. Attributes: `takes`, and `to`, the largest heap.
'use strict';

diagrams.add(
  {
    en: {
      title: 'Colour the heaps from the end',
      task: (data) =>
        `${diagrams.heapGame(data).rule} Is the framed heap lost (P) or won (N) for the player to move? The heaps that a move leaves have a bar.`,
      lost: 'P: lost',
      won: 'N: won',
      ask: (heap, left) => `Heap ${heap}: a move leaves ${left}. P or N?`,
      askEnd: 'Heap 0: there is no move. P or N?',
      noMove: 'Without a move, the player to move has lost: P.',
      toLost: (heap, to) => `From ${heap}, a move leaves ${to}, which is P. So ${heap} is N.`,
      allWon: (heap, left) => `From ${heap}, each move leaves an N (${left}). So ${heap} is P.`,
      end: (lost) => `The lost heaps are ${lost}.`,
      picture: (known, lost) => `Heaps that are known: ${known}. Lost: ${lost}.`,
    },
    zh: {
      title: '从终局往回标',
      task: (data) =>
        `${diagrams.heapGame(data).rule}带框的局面对先手来说是必败态（P）还是必胜态（N）？一步能到的局面下有横线。`,
      lost: 'P：必败',
      won: 'N：必胜',
      ask: (heap, left) => `${heap} 颗：一步能到 ${left}。P 还是 N？`,
      askEnd: '0 颗：无法操作。P 还是 N？',
      noMove: '无法操作的一方已经输了：P。',
      toLost: (heap, to) => `从 ${heap} 可以走到 ${to}，那是 P，所以 ${heap} 是 N。`,
      allWon: (heap, left) => `从 ${heap} 每一步都走到 N（${left}），所以 ${heap} 是 P。`,
      end: (lost) => `必败态是 ${lost}。`,
      picture: (known, lost) => `已标出的局面：${known}。必败态：${lost}。`,
    },
  },
  ({ data, t, stage, controls, say }) => {
    const { below, list } = diagrams;
    const { options } = diagrams.heapGame(data);
    const values = [];
    for (const heap of below(Number(data.to) + 1)) {
      values.push(options(heap).some((left) => values[left] === 'P') ? 'N' : 'P');
    }
    const lost = (known) => list(below(known).filter((heap) => values[heap] === 'P'));
    const reason = (heap) => {
      const left = options(heap);
      const to = left.find((option) => values[option] === 'P');
      if (to !== undefined) return t.toLost(heap, to);
      return left.length ? t.allWon(heap, list(left)) : t.noMove;
    };
    diagrams.quiz(
      { controls, say },
      {
        length: values.length,
        choices: [
          { value: 'P', text: t.lost },
          { value: 'N', text: t.won },
        ],
        ask: (heap) => (options(heap).length ? t.ask(heap, list(options(heap))) : t.askEnd),
        answer: (heap) => values[heap],
        reason,
        draw: (known) => {
          const look = (value) => (value === 'P' ? 'lost' : 'won');
          const label = t.picture(list(below(known)), lost(known));
          diagrams.strip({ stage, values, known, options, look, label });
        },
        end: t.end(lost(values.length)),
      },
    );
  },
);
