import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const app = new URL('..', import.meta.url).pathname;
const locale = join(app, 'i18n/locales/en-GB');
const endings = ['', '_one', '_other'];

/** Every key of an area as the strings are asked for: a.b.c. */
function keysOf(strings: Record<string, unknown>, prefix = ''): string[] {
  return Object.entries(strings).flatMap(([name, value]) =>
    typeof value === 'object' && value !== null && !Array.isArray(value)
      ? keysOf(value as Record<string, unknown>, `${prefix}${name}.`)
      : [prefix + name],
  );
}

const areas = new Map(
  readdirSync(locale)
    .filter((file) => file.endsWith('.json'))
    .map((file) => {
      const strings: unknown = JSON.parse(readFileSync(join(locale, file), 'utf8'));
      return [file.replace('.json', ''), new Set(keysOf(strings as Record<string, unknown>))];
    }),
);

const sources = ['components', 'modals', 'realtime', 'routes']
  .flatMap((folder) =>
    readdirSync(join(app, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(app, folder, file),
    ),
  )
  .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('.test.ts'));

it('has an English string for every key that is written out in the code', () => {
  const missing: string[] = [];
  for (const file of sources) {
    const code = readFileSync(file, 'utf8');
    const ownArea = /useTranslation\('(\w+)'\)/.exec(code)?.[1];
    const keys = [
      ...code.matchAll(/\bt\(\s*'([^']+)'/g),
      ...code.matchAll(/i18nKey="([^"]+)"/g),
      ...code.matchAll(/\bt\([^()'`]*\? '([^']+)' : '(?:[^']+)'/g),
      ...code.matchAll(/\bt\([^()'`]*\? '(?:[^']+)' : '([^']+)'/g),
    ].map(([, key = '']) => key);
    for (const key of keys) {
      const [first = '', rest] = key.split(':');
      const [area, name] = rest === undefined ? [ownArea ?? '', first] : [first, rest];
      const known = areas.get(area);
      if (!endings.some((ending) => known?.has(name + ending))) missing.push(`${area}:${name}`);
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
