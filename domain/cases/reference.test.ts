import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newReference, readReference } from './reference';

describe('a reference', () => {
  it('is three groups of four, and each another', () => {
    const made = Array.from({ length: 2000 }, newReference);
    for (const reference of made) expect(reference).toMatch(/^[0-9A-HJKMNP-TV-Z-]{14}$/);
    expect(new Set(made).size).toBe(made.length);
  });

  it('uses every letter about as often as any other', () => {
    const letters = Array.from({ length: 4000 }, newReference).join('').replaceAll('-', '');
    const counts = new Map<string, number>();
    for (const letter of letters) counts.set(letter, (counts.get(letter) ?? 0) + 1);
    expect(counts.size).toBe(32);
    // 1,500 of each are expected, with a standard deviation of 38.
    for (const count of counts.values()) expect(Math.abs(count - 1500)).toBeLessThan(300);
  });

  it('is read back however it is typed', () => {
    expect(readReference(' k7qm 2xwp—9dtr ')).toBe('K7QM-2XWP-9DTR');
    expect(readReference('o1Il-0000-0000')).toBe('0111-0000-0000');
    const reference = newReference();
    expect(readReference(reference)).toBe(reference);
    expect(readReference(reference.toLowerCase().replaceAll('-', ''))).toBe(reference);
  });

  it('is nothing else', () => {
    for (const typed of ['', 'K7QM', 'K7QM-2XWP-9DTRX', 'K7QM-2XWP-9DTU', 'К7QM-2XWP-9DTR']) {
      expect(readReference(typed)).toBeNull();
    }
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (typed) => {
        const read = readReference(typed);
        expect(read === null || /^[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}$/.test(read)).toBe(true);
      }),
    );
  });
});
