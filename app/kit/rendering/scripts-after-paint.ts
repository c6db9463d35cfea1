/** In a page that is not painted, scripts wait this long, in milliseconds. */
const longestWait = 1_500;

const preload = '<link rel="modulepreload"';

/**
 * Has a document fetch its modules only once it has been painted: it is whole without them, and on a
 * slow line they would come before its pictures and its letters. Remix has no option for it. Until
 * then blocks of data stand in the places of links: React finds the links when it comes.
 */
export function fetchScriptsAfterPaint(page: string, nonce: string): string {
  const first = page.indexOf(preload);
  const start = first < 0 ? 0 : first;
  // What people read stands before all of it, and is long.
  const rest = page
    .slice(start)
    .replaceAll(
      /<link rel="modulepreload" href="([^"]*)"\/>/g,
      '<script type="text/preload" data-href="$1"></script>',
    )
    .replace(' type="module" async="">', ' type="text/after-paint">')
    .replace(
      '</body>',
      () => `<script nonce="${nonce}">(${fetchHeld})(${longestWait})</script></body>`,
    );
  return page.slice(0, start) + rest;
}

/** Runs in the browser, as text. To ask for a file takes a phone a while, so each has its own task. */
const fetchHeld = `(longestWait) => {
  let isFetched = false;
  const fetchAll = () => {
    if (isFetched) return;
    isFetched = true;
    for (const held of document.querySelectorAll('script[type="text/preload"]')) {
      setTimeout(() => {
        const link = document.createElement('link');
        link.rel = 'modulepreload';
        link.href = held.dataset.href;
        held.replaceWith(link);
      });
    }
    const held = document.querySelector('script[type="text/after-paint"]');
    const script = document.createElement('script');
    script.type = 'module';
    script.nonce = held.nonce;
    script.textContent = held.textContent;
    setTimeout(() => document.body.append(script));
  };
  if (document.visibilityState === 'hidden') return fetchAll();
  setTimeout(fetchAll, longestWait);
  new PerformanceObserver((paints) => {
    if (paints.getEntriesByName('first-contentful-paint').length > 0) fetchAll();
  }).observe({ type: 'paint', buffered: true });
}`.replaceAll(/\n\s*/g, ' ');
