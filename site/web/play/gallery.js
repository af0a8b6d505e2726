// Draws the board of each game in the gallery, with its rule, when its card comes into view.
// needs: words.js elements.js drawings.js board.js play-kept.js gallery.css
'use strict';

(() => {
  const { language, texts } = elements;
  /** The width at which a board is laid out, before it is made smaller. */
  const WIDTH = 520;

  const seen = new IntersectionObserver(
    (entries) => {
      for (const { target } of entries.filter((entry) => entry.isIntersecting)) {
        seen.unobserve(target);
        load(target.dataset.script).then(() => fill(target, games[target.dataset.id]));
      }
    },
    { rootMargin: '200px' },
  );
  for (const card of document.querySelectorAll('.gallery a')) seen.observe(card);

  const [won, played] = playKept.total();
  if (played > 0) document.querySelector('.gallery-score').textContent = texts.score(won, played);

  function load(src) {
    return new Promise((loaded) => {
      const script = Object.assign(document.createElement('script'), { src });
      script.addEventListener('load', loaded);
      document.head.append(script);
    });
  }

  function fill(card, game) {
    const start = game.starts[Math.floor(game.starts.length / 2)];
    card.querySelector('.gallery-rule').textContent = game.rule(start)[language];
    const picture = card.querySelector('.gallery-picture');
    const board = boards.createBoard({});
    board.show(game.draw(start, { moves: [], start, history: [] }));
    board.node.style.width = `${WIDTH}px`;
    picture.append(board.node);
    const { offsetWidth, offsetHeight } = board.node;
    const scale = Math.min(picture.clientWidth / offsetWidth, picture.clientHeight / offsetHeight);
    const [x, y] = [picture.clientWidth - scale * offsetWidth, picture.clientHeight - scale * offsetHeight];
    board.node.style.transform = `translate(${x / 2}px, ${y / 2}px) scale(${scale})`;
  }
})();
