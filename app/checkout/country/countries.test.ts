import { describe, expect, it } from 'vitest';
import { countriesIn, searchCountries } from './countries';

const english = countriesIn('en-GB');
const found = (typed: string) => searchCountries(english, typed).map(({ value }) => value);

describe('countries', () => {
  it('are named in the reader’s language, in its order', () => {
    const german = countriesIn('de-DE').map(({ label }) => label);
    expect(german).toContain('Deutschland');
    expect(german.indexOf('Österreich')).toBeLessThan(german.indexOf('Panama'));
    expect(new Set(english.map(({ value }) => value)).size).toBe(english.length);
    expect(english.every(({ value, label }) => /^[A-Z]{2}$/.test(value) && label !== value)).toBe(
      true,
    );
  });

  it.each([
    ['ireland', ['GB', 'IE']],
    [' EIRE ', ['IE']],
    ['uk', ['GB', 'UA']],
    ['holland', ['NL']],
    ['cote d’ivoire', ['CI']],
    ['reunion', ['RE']],
    ['nowhere', []],
  ])('are found by %j', (typed, expected) => expect(found(typed).sort()).toEqual(expected.sort()));

  it('are all there while nothing is looked for', () => {
    expect(found(' ')).toHaveLength(english.length);
  });
});
