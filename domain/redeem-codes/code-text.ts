import { randomInt } from 'node:crypto';
import type { DomainContext } from '../shared/context';
import { sign } from '../shared/sealing/signature';

/** The digits of Crockford's base 32, which are not confused when read aloud. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The letters of a code: 80 bits. */
const length = 16;

/** Letters that are read as another one, because they look alike. */
const alike: Readonly<Record<string, string>> = { O: '0', I: '1', L: '1', U: 'V' };

/** Returns a random code without dashes. */
export const newCode = (): string =>
  Array.from({ length }, () => letters.charAt(randomInt(letters.length))).join('');

/** Returns a code in groups of four. */
export const showCode = (code: string): string => code.match(/.{1,4}/g)?.join('-') ?? code;

/** Returns the code in a typed text; null if it has not the form of one. */
export function readCode(typed: string): string | null {
  const code = typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Dash_Punctuation}]/gu, '')
    .replace(/[OILU]/g, (letter) => alike[letter] ?? letter);
  const isCode = code.length === length && [...code].every((letter) => letters.includes(letter));
  return isCode ? code : null;
}

/** Returns the keyed hash by which a code is found. */
export const hashCode = ({ keys }: Pick<DomainContext, 'keys'>, code: string): string =>
  sign(keys.redeemCode, code);

/** Returns the letters of a code that may be stored and shown. */
export const lastFourOf = (code: string): string => code.slice(-4);
