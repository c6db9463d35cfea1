import { readFileSync } from 'node:fs';

/** The strings of an area in one language. */
const readArea = (locale: string, area: string) =>
  JSON.parse(
    readFileSync(new URL(`../../../locales/${locale}/${area}.json`, import.meta.url), 'utf8'),
  ) as Record<string, unknown>;

/** What `area:key/key` is in a language. */
export function readWords(locale: string, name: string): string {
  const [area = '', path = ''] = name.split(':');
  const found = path
    .split('/')
    .reduce<unknown>(
      (strings, key) => (strings as Record<string, unknown> | undefined)?.[key],
      readArea(locale, area),
    );
  if (typeof found !== 'string') throw new Error(`${locale} has no words for ${name}`);
  return found;
}

function refusalsOf(locale: string): [name: string, words: string][] {
  const own = readArea(locale, 'contact')['error'] as Record<string, unknown>;
  const all = [...Object.entries(readArea(locale, 'errors')), ...Object.entries(own)];
  // What a page says of an error that nobody gave words is no sentence for one.
  return all.filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && entry[0] !== 'unknown error occurred',
  );
}

/** What refusals are called. */
export const namesOfRefusals = (locale: string) => refusalsOf(locale).map(([name]) => name);

/** What is said of them; an area may have words of its own for one. */
export const wordsOfRefusals = (locale: string) => refusalsOf(locale).map(([, words]) => words);
