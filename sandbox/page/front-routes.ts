import { createRequire } from 'node:module';
import { Router } from 'express';
import type { SandboxProvider } from '../sandbox-provider';
import { html } from './html';
import { faviconSvg } from './icons';
import { sendPage } from './layout';
import { stylesheet } from './stylesheet';

const require = createRequire(import.meta.url);
const fonts = {
  'commissioner.woff2':
    '@fontsource-variable/commissioner/files/commissioner-latin-wght-normal.woff2',
  'playfair.woff2': '@fontsource-variable/playfair/files/playfair-latin-opsz-normal.woff2',
};

/** Serves the front page, health and the assets of every page of the sandbox. */
export function frontRoutes(productName: string, providers: readonly SandboxProvider[]): Router {
  const router = Router();
  router.get('/healthz', (_request, response) => {
    response.json({ status: 'ok' });
  });
  router.get('/readyz', (_request, response) => {
    response.json({ status: 'ok', parties: providers.map((provider) => provider.title) });
  });
  router.get(['/favicon.svg', '/favicon.ico'], (_request, response) => {
    response.set('Cache-Control', 'max-age=3600').type('image/svg+xml').send(faviconSvg);
  });
  router.get('/sandbox.css', (_request, response) => {
    response.set('Cache-Control', 'no-cache').type('css').send(stylesheet);
  });
  for (const [name, file] of Object.entries(fonts)) {
    router.get(`/fonts/${name}`, (_request, response) => {
      response.sendFile(require.resolve(file), { maxAge: '1d' });
    });
  }
  router.get('/', (_request, response) => {
    sendPage(response, {
      title: 'Overview',
      section: '/',
      productName,
      body: html`<div class="head">
          <div>
            <h1>Everybody else</h1>
            <p>
              Every outside party ${productName} talks to, played on this machine. Nothing here
              leaves it: no mail is delivered, no money moves.
            </p>
          </div>
        </div>
        <ul class="parties">
          ${providers.map(
            (provider) =>
              html`<li class="card">
                <h2>${provider.title}</h2>
                <p>${provider.summary}</p>
                <ul>
                  ${provider.links.map(
                    ({ label, path }) => html`<li><a href="${path}">${label}</a></li>`,
                  )}
                </ul>
              </li>`,
          )}
        </ul>`,
    });
  });
  return router;
}
