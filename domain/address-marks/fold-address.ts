import { domainToASCII } from 'node:url';

/** Alternative domains of one provider: mail to either arrives in the same mailbox. */
const sameProvider: Record<string, string> = {
  'googlemail.com': 'gmail.com',
  'pm.me': 'proton.me',
  'protonmail.com': 'proton.me',
  'protonmail.ch': 'proton.me',
  'ya.ru': 'yandex.ru',
  'yandex.com': 'yandex.ru',
  'me.com': 'icloud.com',
  'mac.com': 'icloud.com',
};

/** Providers that ignore dots before the @. */
const ignoreDots = new Set(['gmail.com']);

/** Providers whose tags begin with a sign other than a plus. */
const tagSigns: Record<string, string> = { 'yahoo.com': '-', 'ymail.com': '-' };

/** Returns the same spelling for all addresses of one mailbox, as far as the provider documents it. */
export function foldAddress(address: string): string {
  const whole = address.normalize('NFKC').trim().toLowerCase();
  const at = whole.lastIndexOf('@');
  const domain = foldDomain(whole.slice(at + 1));
  return `${foldLocalPart(whole.slice(0, at), domain)}@${domain}`;
}

function foldDomain(given: string): string {
  const rooted = given.replace(/\.$/, '');
  const domain = domainToASCII(rooted) || rooted;
  return sameProvider[domain] ?? domain;
}

function foldLocalPart(given: string, domain: string): string {
  const untagged = upTo(upTo(given, '+'), tagSigns[domain]);
  return ignoreDots.has(domain) ? untagged.replaceAll('.', '') : untagged;
}

/** Returns the text before a sign, or the whole text if nothing would be left. */
function upTo(text: string, sign: string | undefined): string {
  const at = sign === undefined ? -1 : text.indexOf(sign);
  return at > 0 ? text.slice(0, at) : text;
}
