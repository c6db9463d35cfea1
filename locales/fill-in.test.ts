import { describe, expect, it } from 'vitest';
import { fillIn } from './fill-in';
import { writtenLocaleFor } from './written-locales';

describe('words with gaps', () => {
  it('are filled in at every occurrence', () => {
    const words = { title: 'For {{name}}', lines: ['{{name}}, {{name}}', 'and no more'] };
    expect(fillIn(words, { name: 'Ada' })).toEqual({
      title: 'For Ada',
      lines: ['Ada, Ada', 'and no more'],
    });
  });

  it('take values as they are', () => {
    const values = { one: '$& {{two}}', two: 'x' };
    expect(fillIn('{{one}} {{two}}', values)).toBe('$& {{two}} x');
  });

  it('are never left half', () => {
    expect(() => fillIn(['Dear {{name}}'], {})).toThrow('the words want name');
  });
});

it.each([
  ['de-DE', 'de-DE'],
  ['de-AT', 'de-DE'],
  ['PT', 'pt-BR'],
  ['en-US', 'en-GB'],
  ['ja-JP', 'en-GB'],
  ['', 'en-GB'],
])('writes to a reader of %j in %s', (tag, locale) => {
  expect(writtenLocaleFor(tag)).toBe(locale);
});
