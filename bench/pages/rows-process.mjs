import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import { Outlet, Scripts, useLoaderData } from '@remix-run/react';
import { createElement as element } from 'react';
import { renderToPipeableStream } from 'react-dom/server';

/**
 * Serves the page of ssr-benchmark: a table of a thousand rows, each of two ids. Either the built web
 * process serves it, with this route instead of its own, or React on a bare server. It is plain JavaScript,
 * because the build must be the one that the product loads.
 */
const rows = Array.from({ length: 1000 }, () => ({ id: randomUUID(), name: randomUUID() }));

const Table = ({ rows }) =>
  element(
    'table',
    null,
    element(
      'tbody',
      null,
      rows.map(({ id, name }) =>
        element('tr', { key: id }, element('td', null, id), element('td', null, name)),
      ),
    ),
  );

const Layout = ({ children }) =>
  element('html', { lang: 'en' }, element('body', null, children, element(Scripts)));

const modules = {
  root: { Layout, default: () => element(Outlet) },
  rows: { loader: () => rows, default: () => element(Table, { rows: useLoaderData() }) },
};

if (process.env.ROWS === 'bare') serveBare();
else await serveByProduct();

function serveBare() {
  const server = createServer((_request, response) => {
    const page = element('html', { lang: 'en' }, element('body', null, element(Table, { rows })));
    const { pipe } = renderToPipeableStream(page, {
      onAllReady() {
        response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' });
        pipe(response);
      },
    });
  });
  server.listen(0, '127.0.0.1', () => {
    process.stdout.write(`ready http://127.0.0.1:${server.address().port}\n`);
  });
}

async function serveByProduct() {
  const { assets, routes } = await import('../../build/server/index.js');
  for (const table of [assets.routes, routes]) {
    for (const id of Object.keys(table)) delete table[id];
  }
  for (const [id, module] of Object.entries(modules)) {
    const route = id === 'root' ? { id, path: '' } : { id, parentId: 'root', path: id };
    routes[id] = { ...route, module };
    assets.routes[id] = { ...route, module: '', imports: [], hasLoader: 'loader' in module };
  }
  await import('../../dist-server/web.js');
}
