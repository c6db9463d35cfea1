import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { completeLocales, fallbackLocale } from './locales';

const folder = join(import.meta.dirname, '../../locales');

/** The back office speaks English: its words are those of the product's own rules and logs. */
const englishOnly = ['staff.json', 'staff-mails.json'];

/** Said in mails, chats and archives, without a page. */
const byServers = new Set([
  'archive',
  'crisis',
  'mails',
  'moments',
  'previews',
  'replies',
  'thanks',
  'told',
]);

const areas = readdirSync(join(folder, fallbackLocale)).filter(
  (file) => file.endsWith('.json') && !englishOnly.includes(file),
);

type Strings = Map<string, string>;

/** Every string of a file under its whole key; a list's parts are numbered. */
function read(locale: string, area: string): Strings {
  const file: unknown = JSON.parse(readFileSync(join(folder, locale, area), 'utf8'));
  const strings: Strings = new Map();
  const collect = (value: unknown, key: string) => {
    if (typeof value === 'string') strings.set(key, value);
    else for (const [name, inner] of Object.entries(value ?? {})) collect(inner, `${key}/${name}`);
  };
  collect(file, '');
  return strings;
}

const ending = /_(zero|one|two|few|many|other)$/;

/** The keys that a language needs for these: a counted thing in each of its own forms. */
function neededKeys(english: Strings, locale: string): string[] {
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const keys = [...english.keys()].flatMap((key) =>
    ending.test(key) ? forms.map((form) => key.replace(ending, `_${form}`)) : [key],
  );
  return [...new Set(keys)].sort();
}

const variablesOf = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name);
const tagsOf = (text: string) => [...text.matchAll(/<\/?\w+\/?>/g)].map(([tag]) => tag);
const sorted = (list: (string | undefined)[]) => [...new Set(list)].sort();

describe.each(completeLocales)('%s', (locale) => {
  it.each(areas)('says all of %s, and nothing that English does not', (area) => {
    const english = read(fallbackLocale, area);
    expect([...read(locale, area).keys()].sort()).toEqual(neededKeys(english, locale));
  });

  it.each(areas)('fills in and marks up %s as English does', (area) => {
    const english = read(fallbackLocale, area);
    for (const [key, text] of read(locale, area)) {
      const original = english.get(key) ?? english.get(key.replace(ending, '_other')) ?? '';
      expect(sorted(variablesOf(text)), key).toEqual(sorted(variablesOf(original)));
      expect(tagsOf(text).sort(), key).toEqual(tagsOf(original).sort());
      expect(text.trim(), key).not.toBe('');
    }
  });
});

it.each(completeLocales)(
  'gives browsers none of what processes say by themselves in %s',
  async (locale) => {
    const parts = import.meta.glob<{ default: object }>('./languages/*/*.ts');
    const given = await Promise.all(
      ['everyday', 'seldom'].map(async (part) => parts[`./languages/${locale}/${part}.ts`]?.()),
    );
    const pages = areas
      .map((file) => file.replace('.json', ''))
      .filter((area) => !byServers.has(area));
    expect(given.flatMap((part) => Object.keys(part?.default ?? {})).sort()).toEqual(
      pages.filter((area) => area !== 'legal'),
    );
  },
);

it('holds files of its own languages alone, each of an area that English has', () => {
  const languages = readdirSync(folder, { withFileTypes: true }).filter((one) => one.isDirectory());
  for (const { name: locale } of languages) {
    expect(Intl.getCanonicalLocales(locale)).toEqual([locale]);
    const files = readdirSync(join(folder, locale)).filter((file) => file.endsWith('.json'));
    expect([...areas, ...englishOnly]).toEqual(expect.arrayContaining(files));
  }
});
