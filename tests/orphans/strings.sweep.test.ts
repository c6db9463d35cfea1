import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '~/scripts/paths.mjs';
import { canBe, productionSources, type Source, type Template } from './testing/production-sources';

const locale = join(root, 'locales/en-GB');

/** Every key of an area as the strings are asked for: a.b.c; of a list each part by its number. */
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

/** As it is asked for: a counted thing by one name. */
const askedFor = (key: string) => key.replace(/_(one|other)$/, '');
const literals = new Set(productionSources.flatMap((source) => [...source.literals]));

/** What a template says without the area before it; null when it names another one. */
function within(area: string, template: Template): Template | null {
  const [head = '', ...rest] = template;
  const named = /^(\w+):(.*)$/s.exec(head);
  if (named && named[1] !== area) return null;
  return [named?.[2] ?? head, ...rest];
}

/**
 * Whether a template reads a key. One that begins with a gap reads what begins with a text that
 * stands somewhere in the code, such as `${group}.title`.
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

/** The money that a purchase was paid in, in words: which it is stands in the purchase. */
const currencies = ['EUR', 'USD'];

/** What servers refuse with is looked up by the very sentence; an area keeps its own ones apart. */
function refusalOf(area: string, key: string): string | null {
  const sentence = area === 'errors' ? key : key.replace(/^error\./, '');
  return sentence.includes(' ') && (area === 'errors' || sentence !== key) ? sentence : null;
}

/** What processes say by themselves is read as objects, whose members have a name in the code. */
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

function isAsked(area: string, key: string): boolean {
  if (readAsObjects.has(area)) return key.split('.').every(isNamed);
  if (area === 'purchases' && currencies.includes(key)) return true;
  const refusal = refusalOf(area, key);
  return refusal === null
    ? productionSources.some((source) => asks(source, area, askedFor(key)))
    : literals.has(refusal);
}

/** Whether a source asks for a key of an area, written out, by a template, or as part of a whole. */
function asks(source: Source, area: string, key: string): boolean {
  if (source.literals.has(`${area}:${key}`)) return true;
  const speaks = source.areas.has(area);
  // A table of labels names its key far from where that is said; a mere word names none.
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

/** The keys under a whole part of the catalogue. */
function partsUnder(whole: Template): Template {
  return [...whole.slice(0, -1), `${whole.at(-1) ?? ''}.`, ''];
}

it.each([...areas.keys()])('says no sentence of %s that nothing asks for', (area) => {
  const dead = (areas.get(area) ?? []).filter((key) => !isAsked(area, key));
  expect(dead).toEqual([]);
});

it('has an English string for every key that the code asks for', () => {
  const missing: string[] = [];
  for (const { path, translations, areas: spoken } of productionSources) {
    for (const { key, takesParts } of translations) {
      const template = typeof key === 'string' ? [key] : key;
      const candidates =
        /^\w+:/.test(template[0] ?? '') || spoken.size === 0 ? areas.keys() : spoken;
      const isKnown = [...candidates].some((area) => {
        const own = within(area, template);
        if (!own) return false;
        const asked = takesParts ? partsUnder(own) : own;
        return (areas.get(area) ?? []).some((known) => canBe(asked, askedFor(known)));
      });
      if (!isKnown) missing.push(`${path}: ${template.join('…')}`);
    }
  }
  expect(missing).toEqual([]);
});

it('says each counted thing in both of English’s forms', () => {
  for (const [area, keys] of areas) {
    for (const key of keys) {
      if (key.endsWith('_one')) {
        expect(keys, area).toContain(key.replace(/_one$/, '_other'));
      }
    }
  }
});
