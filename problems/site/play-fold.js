// Loads a game when it is unfolded: a write-up is light without it.
'use strict';

for (const fold of document.querySelectorAll('.play-fold')) {
  // Not at `toggle`: all is unfolded for print.
  fold.firstElementChild.addEventListener('click', () => load(fold), { once: true });
}

/** Adds the style and then the scripts, which run in their order. */
function load({ dataset }) {
  const style = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: dataset.style });
  style.addEventListener('load', () => {
    for (const src of dataset.scripts.split(' ')) {
      document.head.append(Object.assign(document.createElement('script'), { src, async: false }));
    }
  });
  document.head.append(style);
}
