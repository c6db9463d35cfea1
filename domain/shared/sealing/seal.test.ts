import { createCipheriv } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createSeal, placeOf } from './seal';

const keyOf = (version: number) => ({ version, key: Buffer.alloc(32, version) });
const seal = createSeal([keyOf(1)]);

/** Seals a text in the format from before keys had versions. */
function sealAsBefore(key: Buffer, plain: string): string {
  const nonce = Buffer.alloc(12, 9);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
  return 'sealed:' + Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url');
}

describe('a sealed text', () => {
  it('opens to the original text at its place, and shows nothing of it', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 4 }), fc.string(), (text, place) => {
        const sealed = seal.seal(text, place);
        expect(seal.open(sealed, place)).toBe(text);
        expect(sealed).toMatch(/^sealed:1\.[\w-]+$/);
      }),
    );
  });

  it('does not open once any character of it was changed', () => {
    const sealed = seal.seal('the code is 12345');
    for (let at = 0; at < sealed.length - 1; at += 1) {
      const other = sealed[at] === 'A' ? 'B' : 'A';
      expect(() => seal.open(sealed.slice(0, at) + other + sealed.slice(at + 1))).toThrow();
    }
    expect(() => seal.open('plain')).toThrow();
  });

  it('does not open at another place: another row, another column, or on its way', () => {
    const place = placeOf('cases', 'sealed_details', 'a');
    const sealed = seal.seal('words', place);
    for (const other of [
      placeOf('cases', 'sealed_details', 'b'),
      placeOf('messages', 'sealed_content', 'a'),
      undefined,
    ]) {
      expect(() => seal.open(sealed, other)).toThrow();
    }
    expect(() => seal.open(seal.seal('words'), place)).toThrow();
  });

  it('does not open with another key of the same version', () => {
    const other = createSeal([{ version: 1, key: Buffer.alloc(32, 7) }]);
    expect(() => other.open(seal.seal('words'))).toThrow();
  });
});

describe('keys that follow each other', () => {
  const both = createSeal([keyOf(2), keyOf(1)]);

  it('seal with the first and open with all', () => {
    expect(both.seal('words').startsWith(both.newestPrefix)).toBe(true);
    expect(both.newestPrefix).toBe('sealed:2.');
    expect(both.open(seal.seal('from before'))).toBe('from before');
    expect(() => seal.open(both.seal('words'))).toThrow(/no key 2/);
  });

  it('open text that was sealed before keys had versions, at any place', () => {
    const sealed = sealAsBefore(keyOf(1).key, 'from long ago');
    expect(both.open(sealed, placeOf('cases', 'sealed_details', 'a'))).toBe('from long ago');
    expect(() => createSeal([keyOf(2)]).open(sealed)).toThrow();
  });
});
