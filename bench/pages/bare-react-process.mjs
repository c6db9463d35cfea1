import { createServer } from 'node:http';
import { createRequire } from 'node:module';

/**
 * Measures the lower bound of a page. It runs the built product until each page has been requested once,
 * keeps the element that was passed to React, and from then on renders only that, with
 * renderToPipeableStream on a bare server: no Express, no visit, no loaders. It is plain JavaScript,
 * because the element can be intercepted only if Node itself loads the same React for both.
 */
const require = createRequire(import.meta.url);
const dom = require('react-dom/server');
const { renderToPipeableStream, renderToString } = dom;
const pages = new Map();
let currentPath = '';

dom.renderToString = (element) => {
  pages.set(currentPath, element);
  return renderToString(element);
};

const { productUrl, cookie, paths } = JSON.parse(process.env.BARE_REACT);
await import('../../dist-server/web.js');
await readiness();
for (const path of paths) {
  currentPath = path;
  const response = await fetch(productUrl + path, { headers: { cookie, accept: 'text/html' } });
  await response.text();
}

const server = createServer((request, response) => {
  const element = pages.get(request.url);
  if (!element) return void response.writeHead(404).end();
  const { pipe } = renderToPipeableStream(element, {
    onAllReady() {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
      pipe(response);
    },
    onError(error) {
      process.stderr.write(`${error.stack}\n`);
      response.destroy();
    },
  });
});
server.listen(0, '127.0.0.1', () => {
  process.stdout.write(`ready http://127.0.0.1:${server.address().port}\n`);
});

async function readiness() {
  for (;;) {
    const response = await fetch(`${productUrl}/readyz`).catch(() => null);
    if (response?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}
