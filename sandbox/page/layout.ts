import type { Response } from 'express';
import { html, type Markup } from './html';

interface Page {
  title: string;
  /** The path of the navigation entry that this page belongs to. */
  section: string;
  productName: string;
  body: Markup;
  status?: number;
  /** The page's language; English by default. */
  language?: string;
  /** Permits the inline styles of a displayed mail. */
  showsMail?: boolean;
  /** Other sites to which the page's forms finally redirect; browsers apply the policy to redirects. */
  formTargets?: readonly string[];
}

const sections = [
  { path: '/', label: 'Overview' },
  { path: '/inbox', label: 'Inbox' },
  { path: '/control', label: 'Control' },
];

/** Sends a whole page of the sandbox: shell, navigation and the page's own policy. */
export function sendPage(response: Response, page: Page): void {
  const styles = page.showsMail ? "'self' 'unsafe-inline'" : "'self'";
  response
    .status(page.status ?? 200)
    .set('Cache-Control', 'no-store')
    .set('X-Content-Type-Options', 'nosniff')
    .set('Referrer-Policy', 'no-referrer')
    .set(
      'Content-Security-Policy',
      `default-src 'none'; style-src ${styles}; font-src 'self'; img-src 'self' data: https:; ` +
        `form-action 'self' ${(page.formTargets ?? []).join(' ')}; ` +
        "frame-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    )
    .type('html')
    .send(`<!doctype html>${document(page).text}`);
}

function document(page: Page): Markup {
  return html`<html lang="${page.language ?? 'en'}">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="color-scheme" content="dark" />
      <title>${page.title} · ${page.productName} sandbox</title>
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="stylesheet" href="/sandbox.css" />
    </head>
    <body>
      <a class="skip" href="#content">Skip to the content</a>
      <header class="top">
        <a class="brand" href="/">
          <img src="/favicon.svg" alt="" width="26" height="26" />
          <span>${page.productName}</span>
          <small>Sandbox</small>
        </a>
        <nav aria-label="Sandbox">
          ${sections.map(
            ({ path, label }) =>
              html`<a href="${path}" ${path === page.section && html`aria-current="page"`}
                >${label}</a
              >`,
          )}
        </nav>
      </header>
      <main id="content">${page.body}</main>
    </body>
  </html>`;
}
