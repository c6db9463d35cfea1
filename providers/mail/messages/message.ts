import { escapeHtml } from '~/domain/shared/words/escape-html';
import type { WrittenLocale } from '~/locales/written-locales';
import { mailWords } from './mail-words';

/** The result of a template; the sender adds recipient and message id. */
export interface Message {
  subject: string;
  text: string;
  html: string;
  /** Only for marketing: the address at which one POST, or a visit, ends such mails (RFC 8058). */
  unsubscribeUrl?: string;
}

interface Action {
  kind: 'action';
  label: string;
  url: string;
  isSecond?: true;
}

export type Block = { kind: 'text'; text: string } | { kind: 'code'; code: string } | Action;

export const text = (words: string): Block => ({ kind: 'text', text: words });
export const action = (label: string, url: URL): Action => ({
  kind: 'action',
  label,
  url: url.href,
});
export const secondAction = (label: string, url: URL): Action => ({
  ...action(label, url),
  isSecond: true,
});

/** The texts around the blocks. */
interface Words {
  subject: string;
  heading: string;
  /** The reason for this mail; shown as the last line in a muted style. */
  reason: string;
  /** Required for marketing mail, and absent otherwise. */
  unsubscribeUrl?: string;
}

interface Letter extends Words {
  productName: string;
  locale: WrittenLocale;
  blocks: readonly Block[];
}

/** Composes a mail as text and as HTML; every value is escaped in the HTML. */
export function composeMessage(
  { productName, locale }: Pick<Letter, 'productName' | 'locale'>,
  words: Words,
  blocks: readonly Block[],
): Message {
  const { subject, unsubscribeUrl } = words;
  const letter = { ...words, productName, locale, blocks };
  const message = { subject, text: asText(letter), html: asHtml(letter) };
  return unsubscribeUrl === undefined ? message : { ...message, unsubscribeUrl };
}

function asText({ productName, locale, heading, blocks, reason, unsubscribeUrl }: Letter): string {
  const parts = blocks.map((block) => {
    if (block.kind === 'text') return block.text;
    if (block.kind === 'code') return block.code;
    return `${block.label}:\n${block.url}`;
  });
  const unsubscribe = unsubscribeUrl
    ? [`${mailWords('unsubscribe', locale)}:\n${unsubscribeUrl}`]
    : [];
  return [heading, ...parts, `${reason}\n${productName}`, ...unsubscribe].join('\n\n');
}

const font = "font-family:Commissioner,'Segoe UI',Helvetica,Arial,sans-serif";
const serif = "font-family:Playfair,Georgia,'Times New Roman',serif";

/**
 * Returns the HTML: one table cell for layout, with colours set on every element. Clients that force a dark
 * or a light scheme then change background and text together, so that the contrast remains.
 */
function asHtml(letter: Letter): string {
  const { productName, locale, subject, heading, blocks, reason } = letter;
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="dark">
<meta name="supported-color-schemes" content="dark">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background-color:#0B070D;color:#CBBCC5" bgcolor="#0B070D">
${preheaderAsHtml(letter)}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="#0B070D" style="background-color:#0B070D">
<tr><td align="center" style="padding:32px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" bgcolor="#19111C" style="max-width:520px;background-color:#19111C;border:1px solid #382B3A;border-radius:18px">
<tr><td style="padding:32px 28px">
<p style="margin:0 0 24px;${serif};font-size:20px;line-height:24px;color:#FFB56E">${escapeHtml(productName)}</p>
<h1 style="margin:0 0 16px;${serif};font-size:27px;line-height:32px;font-weight:400;color:#F8F0F2">${escapeHtml(heading)}</h1>
${blocks.map(blockAsHtml).join('\n')}
<p style="margin:28px 0 0;padding:18px 0 0;border-top:1px solid #382B3A;${font};font-size:13px;line-height:20px;color:#A391A0">${escapeHtml(reason)}${unsubscribeAsHtml(letter)}</p>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>`;
}

/** More characters than any mail list or notification shows. */
const blanks = '&#8199;&#847;'.repeat(120);

/**
 * Returns the preview that mail lists and notifications show after the subject: the first words of the
 * mail, then invisible characters, so that the preview does not continue with the following text.
 */
function preheaderAsHtml({ heading, blocks }: Letter): string {
  const first = blocks.find((block) => block.kind === 'text')?.text ?? heading;
  return `<div style="display:none;max-height:0;overflow:hidden;font-size:1px;line-height:1px;color:#0B070D;opacity:0" aria-hidden="true">${escapeHtml(first)}${blanks}</div>`;
}

function unsubscribeAsHtml({ locale, unsubscribeUrl }: Letter): string {
  if (unsubscribeUrl === undefined) return '';
  return `<br><a href="${escapeHtml(unsubscribeUrl)}" style="color:#CBBCC5">${mailWords('unsubscribe', locale)}</a>`;
}

function blockAsHtml(block: Block): string {
  if (block.kind === 'text') {
    return `<p style="margin:0 0 16px;${font};font-size:16px;line-height:24px;color:#CBBCC5">${escapeHtml(block.text)}</p>`;
  }
  if (block.kind === 'code') {
    return `<p style="margin:8px 0 20px;padding:16px 20px;background-color:#302237;border-radius:12px;${font};font-size:32px;line-height:40px;font-weight:600;letter-spacing:8px;text-align:center;color:#F8F0F2">${escapeHtml(block.code)}</p>`;
  }
  const look = block.isSecond
    ? 'border:1px solid #5C4A60;background-color:#19111C;color:#F8F0F2'
    : 'border:1px solid #FF8F84;background-color:#FF8F84;color:#22090F';
  return `<p style="margin:8px 0 20px"><a href="${escapeHtml(block.url)}" style="display:inline-block;padding:12px 24px;border-radius:999px;${font};font-size:16px;line-height:20px;font-weight:600;text-decoration:none;${look}">${escapeHtml(block.label)}</a></p>`;
}
