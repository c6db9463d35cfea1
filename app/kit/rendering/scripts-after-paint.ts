/** The maximum wait of scripts in milliseconds in a page that is not painted. */
const longestWait = 1_500;

const preload = '<link rel="modulepreload"';

/**
 * Makes a document load its modules only after it has been painted. It is complete without them, and on a
 * slow connection they would arrive before its pictures and fonts. Remix has no option for this. Until then
 * data blocks take the places of the links; the links are there before React starts.
 */
export function fetchScriptsAfterPaint(page: string, nonce: string): string {
  const first = page.indexOf(preload);
  const start = first < 0 ? 0 : first;
  // The visible content comes before the links and is long, so it is not searched.
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

/**
 * Runs in the browser, as text. Requesting a file takes some time on a phone, so each request has its own
 * task.
 */
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
