import { writtenLocales } from '~/locales/written-locales';
import { legalPaths } from './legal-paths';

interface SecurityContact {
  /** An e-mail address or a page. If empty, the site's own page is used. */
  contact: string;
  /** The number of days for which the file is valid from now on. */
  days: number;
  publicUrl: string;
  now: Date;
}

const dayMs = 86_400_000;

/**
 * Writes the file with the contact for reports of vulnerabilities (RFC 9116). It is never expired when it
 * is read.
 */
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

/** Returns the contact as a URI, or undefined if none is configured. */
function contactOf(contact: string): string | undefined {
  if (contact === '') return undefined;
  return contact.includes('@') && !contact.startsWith('https:') ? `mailto:${contact}` : contact;
}
