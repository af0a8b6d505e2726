// A row of Kayles: the middle first, then the mirror image of each move. Attribute: `skittles`, how many.

import { button } from '../shared/elements.js';
import { addDiagram, below, list, row, texts } from './diagrams.js';

addDiagram(
  'symmetry',
  {
    en: {
      title: 'Mirror each move',
      task: 'A move knocks down one skittle, or two neighbours, and who takes the last one wins. You begin: choose skittles, then knock them down.',
      name: (number, state) => `Skittle ${number}${state}`,
      gone: ', down',
      up: '',
      go: 'Knock down',
      first: 'Your first move: make the row symmetric.',
      nothing: 'Choose one skittle, or two neighbours.',
      chosen: (skittles) => `Chosen: ${skittles}.`,
      notTogether: 'These may not be knocked down together: choose one, or two neighbours.',
      middle: (middle) => `The two sides would not be equal. Knock down the middle: ${middle}.`,
      wrong: (mirror) => `The mirror image of the opponent’s move is ${mirror}.`,
      right: 'Right: both sides are equal.',
      reply: (down) => `The opponent knocks down ${down}. Your reply?`,
      won: 'The opponent has no move left. You always have one, as each of theirs has its mirror image.',
    },
    zh: {
      title: '对称应对',
      task: '每步击倒一根木柱或相邻的两根，击倒最后一根者胜。你先手：选好木柱，再击倒。',
      name: (number, state) => `木柱 ${number}${state}`,
      gone: '，已倒',
      up: '',
      go: '击倒',
      first: '你的第一步：让这一排左右对称。',
      nothing: '选一根，或相邻的两根。',
      chosen: (skittles) => `已选：${skittles}。`,
      notTogether: '这些不能一起击倒：选一根，或相邻的两根。',
      middle: (middle) => `这样两边不相等。应击倒正中的 ${middle}。`,
      wrong: (mirror) => `对手那一步的镜像是 ${mirror}。`,
      right: '正确：两边相等。',
      reply: (down) => `对手击倒了 ${down}。你怎么应对？`,
      won: '对手已无法操作。对手的每一步都有镜像，你总有一步可走。',
    },
  },
  ({ data, t, stage, controls, say }) => {
    const count = Number(data.skittles);
    const half = Math.floor((count - 1) / 2);
    const middle = below(count).filter((i) => i >= half && i <= count - 1 - half);
    const mirrored = (skittles) => skittles.map((i) => count - 1 - i).toSorted((a, b) => a - b);
    const names = (skittles) => list(skittles.map((i) => i + 1));
    let [down, chosen, wanted] = [new Set(), [], middle];
    const tiles = below(count).map((i) => button('', () => choose(i), { class: 'diagram-cell' }));
    stage.append(row(...tiles));
    controls.append(button(t.go, go), button(texts.again, restart));

    function show(text, verdict, next) {
      for (const [i, tile] of tiles.entries()) {
        tile.textContent = i + 1;
        tile.dataset.below = down.has(i) ? '' : '♟';
        tile.className = `diagram-cell ${down.has(i) ? 'open' : 'won'}`;
        tile.setAttribute('aria-pressed', String(chosen.includes(i)));
        tile.setAttribute('aria-label', t.name(i + 1, down.has(i) ? t.gone : t.up));
      }
      say(text, verdict, next);
    }

    function restart() {
      [down, chosen, wanted] = [new Set(), [], middle];
      show('', undefined, t.first);
    }

    function choose(i) {
      if (down.has(i)) return;
      chosen = chosen.includes(i) ? chosen.filter((other) => other !== i) : [...chosen, i];
      chosen.sort((a, b) => a - b);
      show('', undefined, chosen.length ? t.chosen(names(chosen)) : t.nothing);
    }

    function go() {
      if (down.size === count) return;
      const isMove = chosen.length === 1 || (chosen.length === 2 && chosen[1] === chosen[0] + 1);
      if (!isMove) return back(chosen.length ? t.notTogether : t.nothing);
      if (chosen.join() !== wanted.join())
        return back((wanted === middle ? t.middle : t.wrong)(names(wanted)));
      for (const i of chosen) down.add(i);
      chosen = [];
      if (down.size === count) return show(t.right, true, t.won);
      // The opponent takes two at the left end of a group, or one if it stands alone.
      const first = below(count).find((i) => !down.has(i));
      const move = down.has(first + 1) ? [first] : [first, first + 1];
      for (const i of move) down.add(i);
      wanted = mirrored(move);
      show(t.right, true, t.reply(names(move)));
    }

    function back(text) {
      chosen = [];
      show(`${texts.wrong} ${text}`, false, '');
    }

    restart();
  },
);
