import { randomBytes } from 'node:crypto';

/** Crockford's base 32: no letters that look like digits, and no U, which avoids accidental words. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 12;
const pattern = new RegExp(`^[${alphabet}]{${length}}$`);
const readAs: Record<string, string> = { O: '0', I: '1', L: '1' };

/** Returns a new reference with 60 random bits, in three groups: `K7QM-2XWP-9DTR`. */
export function newReference(): string {
  return inGroups([...randomBytes(length)].map((byte) => alphabet.charAt(byte % 32)).join(''));
}

/**
 * Returns the reference in typed text, ignoring case, spaces and look-alike letters; null if it is not
 * a reference.
 */
export function readReference(typed: string): string | null {
  if (typed.length > 60) return null;
  const letters = typed
    .toUpperCase()
    .replace(/[\s\p{Pd}]/gu, '')
    .replace(/[OIL]/g, (letter) => readAs[letter] ?? letter);
  return pattern.test(letters) ? inGroups(letters) : null;
}

function inGroups(letters: string): string {
  return letters.replace(/^(.{4})(.{4})(.{4})$/, '$1-$2-$3');
}
