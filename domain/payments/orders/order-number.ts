import { randomInt } from 'node:crypto';

/** The digits of Crockford's base 32, which are not confused when read aloud. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const written = new RegExp(`^([${letters}]{4})-([${letters}]{4})$`, 'i');

/** Returns a random order number for people, one of 2⁴⁰; the caller ensures that it is unique. */
export function newOrderNumber(): string {
  const four = () => Array.from({ length: 4 }, () => letters.charAt(randomInt(32))).join('');
  return `${four()}-${four()}`;
}

/** Returns the order number in a text, in capitals; null if the text is none. */
export function readOrderNumber(text: string): string | null {
  return written.test(text) ? text.toUpperCase() : null;
}
