import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '~/scripts/paths.mjs';
import { canBe, productionSources, type Source, type Template } from './testing/production-sources';

const locale = join(root, 'locales/en-GB');

/** Returns every key of an area as code reads it: a.b.c; items of a list by their index. */
function keysOf(strings: object, prefix = ''): string[] {
  return Object.entries(strings).flatMap(([name, value]: [string, unknown]) =>
    typeof value === 'object' && value !== null
      ? keysOf(value, `${prefix}${name}.`)
      : [prefix + name],
  );
}

const areas = new Map(
  readdirSync(locale)
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const strings = JSON.parse(readFileSync(join(locale, file), 'utf8')) as object;
      return [file.replace('.json', ''), keysOf(strings)];
    }),
);

/** Returns the key as code reads it: plural forms share one name. */
const priceToConfirm = (key: string) => key.replace(/_(one|other)$/, '');
const literals = new Set(productionSources.flatMap((source) => [...source.literals]));

/** Returns a template without its area; null when it names another area. */
function within(area: string, template: Template): Template | null {
  const [head = '', ...rest] = template;
  const named = /^([\w-]+):(.*)$/s.exec(head);
  if (named && named[1] !== area) return null;
  return [named?.[2] ?? head, ...rest];
}

/**
 * Checks whether a template reads a key. A template that begins with a gap, such as `${group}.title`,
 * reads keys whose beginning occurs as a text in the code.
 */
function reads(template: Template, key: string): boolean {
  if (!canBe(template, key)) return false;
  if (template[0] !== '') return true;
  const beginnings = [...key.matchAll(/\./g)].map(({ index }) => key.slice(0, index));
  return beginnings.some(
    (beginning) =>
      literals.has(beginning) &&
      canBe([beginning + (template[1] ?? ''), ...template.slice(2)], key),
  );
}

/** The currencies in words; the purchase itself determines which one is shown. */
const currencies = ['EUR', 'USD'];

/**
 * Returns the refusal that a key translates. The sentence itself is the key; an area keeps its own refusals
 * apart.
 */
function refusalOf(area: string, key: string): string | null {
  const sentence = area === 'errors' ? key : key.replace(/^error\./, '');
  return sentence.includes(' ') && (area === 'errors' || sentence !== key) ? sentence : null;
}

/** Texts written by processes, which are read as objects whose members have a name in the code. */
const readAsObjects = new Set([
  'archive',
  'crisis',
  'mails',
  'moments',
  'previews',
  'replies',
  'spoken',
  'thanks',
  'staff-mails',
  'told',
]);
const members = new Set(productionSources.flatMap((source) => [...source.names]));
const isNamed = (part: string) => /^\d+$/.test(part) || members.has(part) || literals.has(part);

/** Checks whether code puts a number or a word into a sentence: `at most ${most} tags` is `at most # tags`. */
const isSentenceWithGaps = (sentence: string) =>
  productionSources.some(({ templates }) =>
    templates.some((template) => template[0] !== '' && canBe(template, sentence)),
  );

function isUsed(area: string, key: string): boolean {
  if (readAsObjects.has(area)) return key.split('.').every(isNamed);
  if (area === 'purchases' && currencies.includes(key)) return true;
  const refusal = refusalOf(area, key);
  return refusal === null
    ? productionSources.some((source) => usesKey(source, area, priceToConfirm(key)))
    : literals.has(refusal) || isSentenceWithGaps(refusal);
}

/** Checks whether a source reads a key of an area: written out, by a template, or as part of a group. */
function usesKey(source: Source, area: string, key: string): boolean {
  if (source.literals.has(`${area}:${key}`)) return true;
  const speaks = source.areas.has(area);
  // A table of labels names its key far from the place of use; a single word names none.
  if (source.literals.has(key) && (speaks || key.includes('.'))) return true;
  return (
    source.templates.some((template) => {
      const own = within(area, template);
      if (!own) return false;
      if (own.every((part) => part === '')) return own[0] !== template[0] && literals.has(key);
      const isNamed = own[0] !== template[0] || (template[0] ?? '').includes('.');
      return (speaks || isNamed) && reads(own, key);
    }) ||
    source.translations.some(({ key: whole, takesParts }) => {
      const own = takesParts && within(area, typeof whole === 'string' ? [whole] : whole);
      return own && canBe(partsUnder(own), key);
    })
  );
}

/** Returns the keys below a group of the catalogue. */
function partsUnder(whole: Template): Template {
  return [...whole.slice(0, -1), `${whole.at(-1) ?? ''}.`, ''];
}

it.each([...areas.keys()])('has no unused string in %s', (area) => {
  const dead = (areas.get(area) ?? []).filter((key) => !isUsed(area, key));
  expect(dead).toEqual([]);
});

it('has an English string for every key that the code uses', () => {
  const missing: string[] = [];
  for (const { path, translations, areas: spoken } of productionSources) {
    for (const { key, takesParts } of translations) {
      const template = typeof key === 'string' ? [key] : key;
      const candidates =
        /^\w+:/.test(template[0] ?? '') || spoken.size === 0 ? areas.keys() : spoken;
      const isDefined = [...candidates].some((area) => {
        const own = within(area, template);
        if (!own) return false;
        const pattern = takesParts ? partsUnder(own) : own;
        return (areas.get(area) ?? []).some((existing) => canBe(pattern, priceToConfirm(existing)));
      });
      if (!isDefined) missing.push(`${path}: ${template.join('…')}`);
    }
  }
  expect(missing).toEqual([]);
});

it('has both English plural forms of each counted string', () => {
  for (const [area, keys] of areas) {
    for (const key of keys) {
      if (key.endsWith('_one')) {
        expect(keys, area).toContain(key.replace(/_one$/, '_other'));
      }
    }
  }
});
