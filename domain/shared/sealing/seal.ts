import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
const prefix = 'sealed:';

/** A key of 32 bytes and its number, which sealed texts name; a later key has a higher one. */
export interface SealKey {
  version: number;
  key: Buffer;
}

/** What is sealed on its way somewhere, a code in an event, say, or a cookie, and stays in no row. */
const onItsWay = 'on-its-way';

/**
 * Turns words or codes into text that only holders of the keys can read, each bound to a place: what
 * was sealed for one row and column opens nowhere else.
 */
export interface Seal {
  /** Seals with the newest key, for a place (`placeOf`) or for the way. */
  seal(plain: string, place?: string): string;
  /** Throws when the text was not sealed with one of the keys for this place, or was changed. */
  open(sealed: string, place?: string): string;
  /** How every text begins that is sealed with the newest key. */
  newestPrefix: string;
}

/** The place of a sealed field: a column, and the row by its key. */
export const placeOf = (table: string, column: string, rowKey: string) =>
  `${table}.${column}:${rowKey}`;

/**
 * AES-256-GCM with a fresh nonce for every text (NIST SP 800-38D) and the place as associated data.
 * The first key seals, all of them open. A text is `sealed:VERSION.BYTES`; those from before keys
 * had numbers are `sealed:BYTES`, are bound to no place, and open with whichever key fits.
 */
export function createSeal(keys: readonly SealKey[]): Seal {
  const [newest] = keys;
  if (!newest) throw new Error('there is no key to seal with');
  const newestPrefix = `${prefix}${newest.version}.`;
  return {
    newestPrefix,
    seal(plain, place = onItsWay) {
      const nonce = randomBytes(nonceBytes);
      const cipher = createCipheriv(algorithm, newest.key, nonce).setAAD(Buffer.from(place));
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return newestPrefix + Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
    },
    open(sealed, place = onItsWay) {
      if (!sealed.startsWith(prefix)) throw new Error('not a sealed text');
      const [version = '', bytes] = sealed.slice(prefix.length).split('.');
      if (bytes === undefined) return openWithAny(keys, version);
      const known = keys.find((one) => String(one.version) === version);
      if (!known) throw new Error(`no key ${version} to open a sealed text with`);
      return openWith(known.key, bytes, place);
    },
  };
}

function openWith(key: Buffer, text: string, place?: string): string {
  const bytes = Buffer.from(text, 'base64url');
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceBytes));
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  if (place !== undefined) decipher.setAAD(Buffer.from(place));
  const body = bytes.subarray(nonceBytes + tagBytes);
  return Buffer.concat([decipher.update(body), decipher.final()]).toString('utf8');
}

function openWithAny(keys: readonly SealKey[], text: string): string {
  for (const [index, { key }] of keys.entries()) {
    try {
      return openWith(key, text);
    } catch (error) {
      if (index === keys.length - 1) throw error;
    }
  }
  throw new Error('there is no key to open with');
}
