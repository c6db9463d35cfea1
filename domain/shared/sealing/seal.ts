import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;
const prefix = 'sealed:';

/** A key of 32 bytes with its version, which sealed texts contain; later keys have higher versions. */
export interface SealKey {
  version: number;
  key: Buffer;
}

/** The place of sealed texts that are not stored in a row, such as a code in an event or a cookie. */
const onItsWay = 'on-its-way';

/**
 * Encrypts text so that only holders of the keys can read it. Each text is bound to a place: one sealed for
 * a row and column cannot be opened anywhere else.
 */
export interface Seal {
  /** Seals with the newest key, for a place (`placeOf`) or for transport. */
  seal(plain: string, place?: string): string;
  /** Returns the text; throws if it was altered or not sealed with one of the keys for this place. */
  open(sealed: string, place?: string): string;
  /** The prefix of every text sealed with the newest key. */
  newestPrefix: string;
}

/** Returns the place of a sealed field: its column and the key of its row. */
export const placeOf = (table: string, column: string, rowKey: string) =>
  `${table}.${column}:${rowKey}`;

/**
 * Creates a seal by AES-256-GCM with a new nonce for every text (NIST SP 800-38D) and the place as
 * associated data. The first key seals; all keys open. A text is `sealed:VERSION.BYTES`. Texts from before
 * versions are `sealed:BYTES`, are bound to no place, and can be opened with any matching key.
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
      const sealKey = keys.find((one) => String(one.version) === version);
      if (!sealKey) throw new Error(`no key ${version} to open a sealed text with`);
      return openWith(sealKey.key, bytes, place);
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
