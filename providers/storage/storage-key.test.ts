import { resolve, sep } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isStorageKey, requireStorageKey } from './storage-key';
import { InvalidStorageKey } from './storage';

const plainSegment = fc.stringMatching(/^[A-Za-z0-9_][A-Za-z0-9_.-]{0,20}$/);

describe('storage keys', () => {
  it('accepts every path of plain segments', () => {
    fc.assert(
      fc.property(fc.array(plainSegment, { minLength: 1, maxLength: 8 }), (segments) => {
        expect(isStorageKey(segments.join('/'))).toBe(true);
      }),
    );
  });

  it('never accepts a key that resolves outside the root, whatever the characters', () => {
    const hostile = fc
      .array(
        fc.constantFrom(
          '..',
          '.',
          '',
          'a',
          'b.c',
          '_',
          '%2e%2e',
          '\\',
          'C:',
          '\0',
          'é',
          '-rf',
          '~',
        ),
        {
          maxLength: 6,
        },
      )
      .map((parts) => parts.join('/'));
    fc.assert(
      fc.property(fc.oneof(hostile, fc.string({ unit: 'binary' })), (key) => {
        if (!isStorageKey(key)) return;
        expect(resolve('/root-of-files', key).startsWith(`/root-of-files${sep}`)).toBe(true);
        expect(key).toMatch(/^[A-Za-z0-9_./-]+$/);
      }),
    );
  });

  it.each([
    '',
    '/a',
    'a/',
    'a//b',
    '../a',
    'a/../b',
    'a/./b',
    '.hidden',
    'a b',
    'ä',
    'a\0b',
    'a\n',
  ])('refuses %j', (key) => {
    expect(isStorageKey(key)).toBe(false);
    expect(() => requireStorageKey(key)).toThrow(InvalidStorageKey);
  });

  it('refuses a key longer than 512 characters', () => {
    expect(isStorageKey(Array(256).fill('a').join('/'))).toBe(true);
    expect(isStorageKey(Array(258).fill('a').join('/'))).toBe(false);
  });
});
