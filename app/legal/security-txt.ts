import { writtenLocales } from '~/locales/written-locales';
import { legalPaths } from './legal-paths';

interface SecurityContact {
  /** A mail address or a page; the site's own page where empty. */
  contact: string;
  /** How many days from now on it holds. */
  days: number;
  publicUrl: string;
  now: Date;
}

const dayMs = 86_400_000;

/** The file that says where weaknesses are told of (RFC 9116); whenever it is read, it has not expired. */
export function writeSecurityTxt({ contact, days, publicUrl, now }: SecurityContact): string {
  const addressOf = (path: string) => new URL(path, publicUrl).href;
  const today = Math.floor(now.getTime() / dayMs) * dayMs;
  const languages = writtenLocales.map((locale) => locale.split('-', 1)[0]);
  return [
    `Contact: ${contactOf(contact) ?? addressOf('/contact')}`,
    `Expires: ${new Date(today + (days + 1) * dayMs).toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${addressOf('/.well-known/security.txt')}`,
    `Policy: ${addressOf(legalPaths.security)}`,
    '',
  ].join('\n');
}

/** As an address; undefined where nobody named one. */
function contactOf(contact: string): string | undefined {
  if (contact === '') return undefined;
  return contact.includes('@') && !contact.startsWith('https:') ? `mailto:${contact}` : contact;
}
