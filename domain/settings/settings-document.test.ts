import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { settings } from '~/domain/all-settings';
import type { SettingsShape } from '../shared/define-settings';

/** The settings of each area, whose name is that of its folder. */
const areas = Object.entries(
  import.meta.glob<Record<string, unknown>>('/domain/*/settings.ts', { eager: true }),
).map(([path, module]) => ({
  area: path.split('/').at(-2) ?? '',
  shape: settings.find((one) => Object.values(module).includes(one))?.shape ?? {},
}));

const shapes = areas.flatMap(({ shape }) => Object.entries(shape));

it('every setting has a description of at least one sentence', () => {
  expect(shapes).toHaveLength(settings.flatMap(({ shape }) => Object.keys(shape)).length);
  const wanting = shapes.filter(([, { description = '' }]) => !/^[A-Z].*\.$/.test(description));
  expect(wanting.map(([key]) => key)).toEqual([]);
});

const units = [
  { unit: 'y', seconds: 365 * 86_400 },
  { unit: 'd', seconds: 86_400 },
  { unit: 'h', seconds: 3600 },
  { unit: 'min', seconds: 60 },
];

/** Returns seconds in the largest unit that divides them: 86400 as ` (1 d)`; nothing if none does. */
function readable(value: number): string {
  const found = units.find(({ seconds }) => value % seconds === 0);
  return found ? ` (${value / found.seconds} ${found.unit})` : '';
}

/** The longest default that is shown, in characters of JSON. */
const longest = 60;

const readSource = (path: string) =>
  readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** Returns the file that declares a setting: that of its area, or a part that this one imports. */
function fileOf(area: string, key: string): string {
  const path = `domain/${area}/settings.ts`;
  const parts = [...readSource(path).matchAll(/from '\.\/(.+)'/g)].map(
    ([, part = '']) => `domain/${area}/${part}.ts`,
  );
  const declares = (file: string) => readSource(file).includes(`\n  ${key}: `);
  return [path, ...parts].find(declares) ?? path;
}

function defaultOf(area: string, key: string, schema: SettingsShape[string]): string {
  const value = schema.parse(undefined);
  const json = JSON.stringify(value);
  if (json.length > longest) return `[see code](../${fileOf(area, key)})`;
  return `\`${json}\`${key.endsWith('_seconds') ? readable(Number(value)) : ''}`;
}

it('docs/settings.md lists every setting with its default and description', async () => {
  const row = (...cells: string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
  const text = [
    '# Settings',
    '',
    'Written by `npx vitest run domain/settings/settings-document.test.ts -u` from `domain/<area>/settings.ts`, where each area declares its settings with a schema, a default and a description.',
    '',
    'A row of the table `settings` (key, value as JSON) replaces a default; each process applies a change within two seconds, or at its next start if the description says so. `npm run settings:set -- trial_messages 8` (on a deployed machine `node scripts/start.mjs set-setting trial_messages 8`) stores a value, as JSON, if the schema allows it.',
    '',
    'Products and their prices are data (`npm run offers:publish`), not settings. The settings that clients may read are at `/api/v1/public-configs/…` and `/api/v1/gamification-configs` (`app/configuration/public-settings.ts`).',
    ...areas.flatMap(({ area, shape }) => [
      '',
      `## ${area}`,
      '',
      row('key', 'default', 'description'),
      row('---', '---', '---'),
      ...Object.entries(shape).map(([key, schema]) =>
        row(`\`${key}\``, defaultOf(area, key, schema), schema.description ?? ''),
      ),
    ]),
    '',
  ].join('\n');
  await expect(text).toMatchFileSnapshot('../../docs/settings.md');
});
