// Loads a game, or the test of a program, when it is unfolded: a page is light without it. A link to its
// heading, or to a position of the game, unfolds it.

for (const fold of document.querySelectorAll('.play-fold')) {
  // Not at `toggle`: all is unfolded for print.
  fold.firstElementChild.addEventListener('click', () => load(fold), { once: true });
}
addEventListener('hashchange', unfoldFromLink);
unfoldFromLink();

function unfoldFromLink() {
  const heading = document.getElementById(location.hash.slice(1));
  const isToPlay = location.hash.startsWith('#play?');
  const fold = isToPlay ? document.querySelector('.play-fold:has(.play)') : heading?.nextElementSibling;
  if (!fold?.matches('.play-fold:not([open])')) return;
  fold.open = true;
  load(fold);
}

/** Adds the styles and the scripts that the page has not; the scripts run in their order. */
async function load({ dataset }) {
  const loaded = [...document.styleSheets, ...document.scripts].map(({ href, src }) => href ?? src);
  for (const style of dataset.styles.split(' ')) {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: style });
    if (loaded.includes(link.href)) continue;
    const isThere = new Promise((done) => link.addEventListener('load', done));
    document.head.append(link);
    await isThere;
  }
  for (const src of dataset.scripts.split(' ')) {
    const script = Object.assign(document.createElement('script'), { src, async: false });
    if (!loaded.includes(script.src)) document.head.append(script);
  }
}
