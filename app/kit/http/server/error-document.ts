import i18next, { type TFunction } from 'i18next';
import { escapeHtml } from '~/domain/shared/words/escape-html';
import errors from '~/locales/en-GB/errors.json' with { type: 'json' };
import { i18nOptions } from '../../i18n/options';
import { directionOf, fallbackLocale } from '../../i18n/locales';
import { errorStyle } from './error-style';

const instance = i18next.createInstance();
// With its strings in memory it is ready immediately.
void instance.init({
  ...i18nOptions,
  lng: fallbackLocale,
  initImmediate: false,
  resources: { [fallbackLocale]: { errors } },
});

/** Translates pages that must be shown without loading anything, not even the reader's locale. */
const t = instance.getFixedT(fallbackLocale, 'errors');

interface ErrorDocument {
  status: number;
  productName: string;
  requestId: string;
  /** The nonce of the response's content policy, for its one style element. */
  nonce: string;
  /** The address of another attempt; null if it would have the same result. */
  retry: string | null;
}

/** Returns a page without scripts, files or personal data, for when none of these are available. */
export function errorDocument({ status, productName, requestId, nonce, retry }: ErrorDocument) {
  const kind = kindOf(status);
  return plainDocument({
    locale: fallbackLocale,
    t,
    productName,
    nonce,
    kind,
    headTitle: String(status),
    eyebrow: `<p class="status">${status}</p>`,
    ways: [
      `<a class="primary" href="/">${t('go-home')}</a>`,
      retry === null ? '' : `<a class="soft" href="${escapeHtml(retry)}">${t('try-again')}</a>`,
    ],
    foot: `<p class="number">${t('number')} <span>${escapeHtml(requestId)}</span></p>`,
  });
}

interface OfflineDocument {
  locale: string;
  t: TFunction;
  productName: string;
  nonce: string;
}

/** Returns the page that a browser shows when the site is unreachable; its own address is the retry. */
export function offlineDocument({ locale, t: translate, productName, nonce }: OfflineDocument) {
  const say = (key: string) => translate(`errors:${key}`);
  return plainDocument({
    locale,
    t: say,
    productName,
    nonce,
    kind: 'offline',
    headTitle: say('offline.name'),
    eyebrow: `<p class="status">${say('offline.name')}</p>`,
    ways: [`<a class="primary" href="">${say('try-again')}</a>`],
    foot: '',
  });
}

interface PlainDocument {
  locale: string;
  t(key: string): string;
  productName: string;
  nonce: string;
  kind: string;
  headTitle: string;
  eyebrow: string;
  ways: string[];
  foot: string;
}

function plainDocument(page: PlainDocument): string {
  const { locale, t: say, productName, kind } = page;
  const title = say(`${kind}.title`).replace('<phrase>', '<em>').replace('</phrase>', '</em>');
  return `<!doctype html>
<html lang="${locale}" dir="${directionOf(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="#0b070d">
<meta name="rating" content="adult">
<meta name="robots" content="noindex">
<title>${page.headTitle} · ${escapeHtml(productName)}</title>
<style nonce="${escapeHtml(page.nonce)}">${errorStyle}</style>
</head>
<body>
<header><a href="/">${brandMark}<span>${escapeHtml(productName)}</span></a></header>
<main>
${page.eyebrow}
<h1>${title}</h1>
<p class="text">${say(`${kind}.text`)}</p>
<p class="ways">${page.ways.join('')}</p>
${page.foot}
</main>
</body>
</html>
`;
}

function kindOf(status: number): 'away' | 'broken' | 'missing' | 'refused' {
  if (status === 503) return 'away';
  if (status >= 500) return 'broken';
  return status === 404 ? 'missing' : 'refused';
}

const brandMark =
  '<svg aria-hidden="true" viewBox="0 0 24 24"><defs><linearGradient id="m" x1="0" y1=".2" x2="1" y2=".8">' +
  '<stop stop-color="#ff7d92"/><stop offset=".5" stop-color="#ff9c7c"/><stop offset="1" stop-color="#ffb56e"/>' +
  '</linearGradient></defs><path d="M14.6 2.6A10.2 10.2 0 1 0 21.7 14.6 8 8 0 0 1 14.6 2.6Z" fill="url(#m)"/>' +
  '<circle cx="18.7" cy="7" r="1.75" fill="#ffb56e"/></svg>';
