import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { runChecks, type Check } from '~/db/testing/run-checks';
import { completeLocales, fallbackLocale } from './locales';

const folder = join(import.meta.dirname, '../../../locales');

/** The back office is in English only: its strings are those of the product's own rules and logs. */
const englishOnly = ['staff.json', 'staff-mails.json'];

/** Used in mails, chats and archives, without a page. */
const byServers = new Set([
  'archive',
  'crisis',
  'mails',
  'moments',
  'previews',
  'replies',
  'thanks',
  'told',
  'wizards',
]);

const areas = readdirSync(join(folder, fallbackLocale)).filter(
  (file) => file.endsWith('.json') && !englishOnly.includes(file),
);

type Strings = Map<string, string>;

/** Returns every string of a file under its full key; the items of a list are numbered. */
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

/** Returns the keys that a language needs for these strings: one per plural form of its own. */
function neededKeys(english: Strings, locale: string): string[] {
  const forms = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
  const keys = [...english.keys()].flatMap((key) =>
    ending.test(key) ? forms.map((form) => key.replace(ending, `_${form}`)) : [key],
  );
  return [...new Set(keys)].sort();
}

const variablesOf = (text: string) => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name);
const tagsOf = (text: string) => [...text.matchAll(/<\/?\w+\/?>/g)].map(([tag]) => tag);
const without = (list: string[], others: string[]) => list.filter((one) => !others.includes(one));
const sorted = (list: (string | undefined)[]) => [...new Set(list)].sort();

it.each(completeLocales)(
  '%s has every text of the English locale, and nothing else',
  async (locale) => {
    const checks = areas.map((area): Check => [
      area,
      () => {
        const needed = neededKeys(read(fallbackLocale, area), locale);
        const existing = [...read(locale, area).keys()];
        expect(without(needed, existing), 'missing').toEqual([]);
        expect(without(existing, needed), 'unknown').toEqual([]);
      },
    ]);
    await runChecks(checks);
  },
);

it.each(completeLocales)('%s fills in and marks up its strings as English does', async (locale) => {
  const checks = areas.flatMap((area) => {
    const english = read(fallbackLocale, area);
    return [...read(locale, area)].map(([key, text]): Check => [
      area + key,
      () => {
        const original = english.get(key) ?? english.get(key.replace(ending, '_other')) ?? '';
        expect(sorted(variablesOf(text))).toEqual(sorted(variablesOf(original)));
        expect(tagsOf(text).sort()).toEqual(tagsOf(original).sort());
        expect(text.trim()).not.toBe('');
      },
    ]);
  });
  await runChecks(checks);
});

it.each(completeLocales)(
  'gives browsers none of the texts that only processes use in %s',
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
