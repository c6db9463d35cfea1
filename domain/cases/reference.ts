import { randomBytes } from 'node:crypto';

/** Crockford's base 32: no letter that is read as a digit, and none that makes a word of it. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 12;
const pattern = new RegExp(`^[${alphabet}]{${length}}$`);
const readAs: Record<string, string> = { O: '0', I: '1', L: '1' };

/** A new reference with 60 random bits, in three groups: `K7QM-2XWP-9DTR`. */
export function newReference(): string {
  return inGroups([...randomBytes(length)].map((byte) => alphabet.charAt(byte % 32)).join(''));
}

/** The reference somebody typed, whatever its case, spaces and look-alikes; null when it is none. */
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
