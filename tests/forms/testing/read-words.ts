import { readFileSync } from 'node:fs';

/** Reads the strings of an area in one language. */
const readArea = (locale: string, area: string) =>
  JSON.parse(
    readFileSync(new URL(`../../../locales/${locale}/${area}.json`, import.meta.url), 'utf8'),
  ) as Record<string, unknown>;

/** Returns the text of `area:key/key` in a language. */
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
  // The text for an unknown error belongs to no refusal.
  return all.filter(
    (entry): entry is [string, string] =>
      typeof entry[1] === 'string' && entry[0] !== 'unknown error occurred',
  );
}

/** Returns the names of refusals. */
export const namesOfRefusals = (locale: string) => refusalsOf(locale).map(([name]) => name);

/** Returns the texts of refusals; an area may have its own text for one. */
export const wordsOfRefusals = (locale: string) => refusalsOf(locale).map(([, words]) => words);
