import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { writtenLocales, type WrittenLocale } from './written-locales';

const source = 'en-GB';
const folder = (locale: WrittenLocale) => new URL(locale, import.meta.url).pathname;

/** Texts for staff exist only in English. */
const areas = readdirSync(folder(source)).filter((file) => !file.startsWith('staff'));

/** Placeholders of values, and tags, in a string: `{{name}}`, `<figure>`. */
const slots = /\{\{\s*(\w+)|<\/?([\w-]+)/g;

function collect(words: unknown, key: string, found: Map<string, Set<string>>): void {
  if (typeof words === 'object' && words !== null) {
    for (const [name, value] of Object.entries(words)) collect(value, `${key}.${name}`, found);
    return;
  }
  // Languages have different plural forms.
  const name = key.replace(/_(zero|one|two|few|many|other)$/, '');
  const slotsOfKey = found.get(name) ?? new Set();
  for (const [slot] of String(words).matchAll(slots)) slotsOfKey.add(slot.replace(/\s/g, ''));
  found.set(name, slotsOfKey);
}

/** Returns each key of an area with the sorted placeholders of its texts. */
function wordsOf(locale: WrittenLocale, area: string): Record<string, string[]> {
  const found = new Map<string, Set<string>>();
  collect(JSON.parse(readFileSync(join(folder(locale), area), 'utf8')), '', found);
  return Object.fromEntries([...found].map(([key, named]) => [key, [...named].sort()]));
}

const catalogueOf = (locale: WrittenLocale) =>
  Object.fromEntries(areas.map((area) => [area, wordsOf(locale, area)]));

it.each(writtenLocales.filter((locale) => locale !== source))(
  '%s has every text that English has, with the same values in it',
  (locale) => expect(catalogueOf(locale)).toEqual(catalogueOf(source)),
);
