import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findPattern, readPattern } from './match-pattern';

const signsOf = (text: string) => Array.from(text, (sign) => sign.codePointAt(0) ?? 0);

function matches(key: string, text: string, steps = 1_000_000): boolean {
  const pattern = readPattern(key, false);
  if (!pattern) throw new Error('not a pattern');
  return findPattern(pattern, signsOf(text), { left: steps });
}

/** Patterns of the supported language, with texts of the same letters. */
const { pattern: anyPattern } = fc.letrec<{ pattern: string }>((tie) => ({
  pattern: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(
      'a',
      'b',
      'K',
      '.',
      '\\w',
      '\\d',
      '\\s',
      '[^ab]',
      '[a-cB]',
      '\\b',
      '^',
      '$',
      '',
    ),
    fc.tuple(tie('pattern'), tie('pattern')).map(([one, other]) => one + other),
    fc.tuple(tie('pattern'), tie('pattern')).map(([one, other]) => `(?:${one}|${other})`),
    fc
      .tuple(tie('pattern'), fc.constantFrom('*', '+', '?', '{2}', '{1,3}', '{0,}', '*?'))
      .map(([one, repeat]) => `(${one})${repeat}`),
  ),
}));
const anyText = fc.string({
  unit: fc.constantFrom('a', 'b', 'A', 'k', '1', ' ', '\n'),
  maxLength: 8,
});

describe('a pattern', () => {
  it('matches what a regular expression matches', () => {
    const flags = fc.constantFrom('', 'i', 'm', 's', 'ims');
    fc.assert(
      fc.property(anyPattern, flags, anyText, (source, letters, text) => {
        fc.pre(source !== '');
        expect(matches(`/${source}/${letters}`, text)).toBe(new RegExp(source, letters).test(text));
      }),
      { numRuns: 2000 },
    );
  });

  it.each([
    ['/\\u0041\\x42[\\u{1f600}-\\u{1f610}]/u', 'AB😁', true],
    ['/\\p{Script=Greek}+/u', 'αβγ', true],
    ['/\\P{L}/u', 'abc', false],
    ['/STRASSE|ÄÖ/i', 'äö', true],
    ['/(?<name>a){2}\\/\\./', 'aa/.', true],
    ['a/b', 'xa/bx', true],
  ])('has the usual escapes, groups and flags: %s', (key, text, expected) => {
    expect(matches(key, text)).toBe(expected);
  });

  it.each([
    ...[
      '(a',
      'a)',
      '[a',
      '*',
      'a**',
      '\\',
      '[b-a]',
      'a{3,2}',
      '(?=a)',
      '(?<!a)b',
      '(a)\\1',
      '\\k<n>',
    ],
    ...['\\p{No_Such}', '\\p{L', '\\u{110000}', '^*', 'a{9999}', '(a{1000}){1000}', '('.repeat(60)],
    ...['\\xZZ', 'x'.repeat(1001), `${'(?:'.repeat(300)}a${'){9}'.repeat(300)}`],
  ])('is none if it is invalid, too large or cannot be matched in linear time: %s', (key) => {
    expect(readPattern(key, false)).toBeNull();
  });

  it.each([
    '(a+)+$',
    '(a|a)*b',
    '(a*)*b',
    '(.*)*x',
    '(a?){50}a{50}b',
    '^(([a-z])+.)+[A-Z]([a-z])+$',
  ])('takes steps in proportion to the text: %s', (key) => {
    const pattern = readPattern(key, false);
    const stepsFor = (length: number) => {
      const steps = { left: 10_000_000 };
      if (pattern) findPattern(pattern, signsOf(`${'a'.repeat(length)}!`), steps);
      return 10_000_000 - steps.left;
    };
    expect(stepsFor(10_000)).toBeGreaterThan(0);
    expect(stepsFor(10_000) / stepsFor(1_000)).toBeCloseTo(10, 0);
  });

  it('matches nothing when the steps run out', () => {
    expect(matches('a*b', `${'a'.repeat(1000)}b`)).toBe(true);
    expect(matches('a*b', `${'a'.repeat(1000)}b`, 500)).toBe(false);
  });
});
