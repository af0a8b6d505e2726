// Loads a game when it is unfolded: a write-up is light without it.

for (const fold of document.querySelectorAll('.play-fold')) {
  // Not at `toggle`: all is unfolded for print.
  fold.firstElementChild.addEventListener('click', () => load(fold), { once: true });
}

/** Adds the styles that the page has not, and then the scripts, which run in their order. */
async function load({ dataset }) {
  const sheets = [...document.styleSheets].map((sheet) => sheet.href);
  for (const style of dataset.styles.split(' ')) {
    const link = Object.assign(document.createElement('link'), { rel: 'stylesheet', href: style });
    if (sheets.includes(link.href)) continue;
    const loaded = new Promise((done) => link.addEventListener('load', done));
    document.head.append(link);
    await loaded;
  }
  for (const src of dataset.scripts.split(' ')) {
    document.head.append(Object.assign(document.createElement('script'), { src, async: false }));
  }
}
