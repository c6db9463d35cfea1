import { escapeHtml } from '~/domain/shared/escape-html';
import { errorStrings as t } from '../i18n/error-strings';
import { fallbackLocale } from '../i18n/options';
import { errorStyle } from './error-style';

interface ErrorDocument {
  status: number;
  productName: string;
  requestId: string;
  /** Of the answer's content policy, for its one style element. */
  nonce: string;
  /** Where another try may go; null where it would come to the same. */
  retry: string | null;
}

/** A page without scripts, files or data of anybody, for when none of these can be had. */
export function errorDocument({ status, productName, requestId, nonce, retry }: ErrorDocument) {
  const kind = kindOf(status);
  const title = t(`${kind}.title`).replace('<phrase>', '<em>').replace('</phrase>', '</em>');
  const again =
    retry === null ? '' : `<a class="soft" href="${escapeHtml(retry)}">${t('try-again')}</a>`;
  return `<!doctype html>
<html lang="${fallbackLocale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
<meta name="theme-color" content="#0b070d">
<meta name="rating" content="adult">
<meta name="robots" content="noindex">
<title>${status} · ${escapeHtml(productName)}</title>
<style nonce="${escapeHtml(nonce)}">${errorStyle}</style>
</head>
<body>
<header><a href="/">${brandMark}<span>${escapeHtml(productName)}</span></a></header>
<main>
<p class="status">${status}</p>
<h1>${title}</h1>
<p class="text">${t(`${kind}.text`)}</p>
<p class="ways"><a class="primary" href="/">${t('go-home')}</a>${again}</p>
<p class="number">${t('number')} <span>${escapeHtml(requestId)}</span></p>
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
