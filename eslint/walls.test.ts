import { readdirSync, readFileSync } from 'node:fs';
import { dirname, posix } from 'node:path';
import { ESLint } from 'eslint';
import tseslint from 'typescript-eslint';
import { describe, expect, it } from 'vitest';
import { root } from '../scripts/paths.mjs';
import { listSources } from '../scripts/source-hash.mjs';
import { readAreas } from './read-areas';
import { findCircle, placeOf, walls } from './walls';

const area = (uses: string[], face: string[]) => ({ uses, face });
const town = {
  'domain/shared': area([], ['ids', 'context']),
  'domain/wallet': area(['shared'], ['move-tokens', 'ledger/audit']),
  'domain/chat': area(['shared', 'wallet'], ['send-message']),
  'domain/hen': area(['egg'], ['lay']),
  'domain/egg': area(['nest'], ['hatch']),
  'domain/nest': area(['hen'], ['build']),
  'app/wallet': area(['kit/ui'], []),
  'app/chat': area(['kit/ui', 'wallet'], []),
  'app/memory': area([], []),
  'app/kit/ui': area(['kit/i18n', 'memory'], []),
  'app/kit/i18n': area([], []),
};

const linter = new ESLint({
  overrideConfigFile: true,
  overrideConfig: [
    {
      files: ['**/*.{ts,tsx}'],
      languageOptions: { parser: tseslint.parser },
      plugins: { local: { rules: { walls } } },
      rules: { 'local/walls': ['error', town] },
    },
  ],
});

async function complaints(file: string, code: string): Promise<string[]> {
  const [result] = await linter.lintText(code, { filePath: file });
  return (result?.messages ?? []).map(({ message }) => message);
}

const importing = (path: string) => `import { x } from '${path}';\nexport { x };\n`;

describe('the rule', () => {
  it.each([
    ['domain/chat/charge.ts', '../wallet/move-tokens'],
    ['domain/chat/charge.ts', '~/domain/wallet/ledger/audit'],
    ['domain/chat/charge.ts', './append-message'],
    ['domain/chat/prompts/greet.ts', '../append-message'],
    ['domain/chat/charge.ts', '~/providers/model/model'],
    ['domain/chat/charge.ts', 'knex'],
    ['app/chat/api.ts', '~/domain/chat/send-message'],
    ['jobs/main.ts', '~/domain/create-domain-context'],
    ['app/chat/thread.tsx', '../wallet/use-balance'],
    ['app/chat/thread.tsx', '../kit/ui/icons/icon'],
    ['app/chat/thread.tsx', './list/row'],
    ['app/kit/ui/icons/icon.tsx', '../../i18n/locales'],
    ['app/routes/shell/_shell.tsx', '../../modal-names'],
    ['app/routes/wallet/statement.tsx', '../../chat/thread'],
    ['app/routes/wallet/statement.tsx', './read-statement.server'],
    ['app/routes/chat/read-thread.server.ts', '../../wallet/server/read-balance.server'],
    ['app/server.ts', './chat/api'],
  ])('lets %s import %s', async (file, path) => {
    expect(await complaints(file, importing(path))).toEqual([]);
  });

  it.each([
    ['domain/wallet/pay.ts', '../chat/send-message', 'wallet does not use chat'],
    ['domain/wallet/pay.ts', '~/domain/chat/send-message', 'wallet does not use chat'],
    ['domain/chat/charge.ts', '../wallet/ledger/rows', 'ledger/rows is not in the face of wallet'],
    ['app/chat/api.ts', '~/domain/chat/append-message', 'append-message is not in the face of'],
    ['jobs/chat/handlers.ts', '~/domain/nowhere/to-be', 'to-be is not in the face of nowhere'],
    ['domain/chat/charge.ts', '../areas', 'above chat'],
    ['app/wallet/pill.tsx', '../chat/thread', 'wallet does not use chat (app/wallet/area.json)'],
    ['app/wallet/pill.tsx', '~/app/kit/i18n/locales', 'wallet does not use kit/i18n'],
    ['app/wallet/pill.tsx', '../modal-names', 'above wallet'],
    ['app/wallet/pill.tsx', '../routes/shell/_shell', 'above wallet'],
    ['app/wallet/pill.ts', '../routes/wallet/read-statement.server', 'above wallet'],
    ['app/routes/wallet/read-statement.server.ts', '../../chat/thread', 'wallet does not use'],
    ['app/routes/wallet/read-statement.server.ts', '../../modal-names', 'above wallet'],
    ['app/kit/i18n/locales.ts', '../ui/flag', 'kit/i18n does not use kit/ui'],
    ['app/kit/ui/flag.tsx', '../../memory/fact-list', 'imports none: not memory'],
  ])('keeps %s from importing %s', async (file, path, why) => {
    const found = [expect.stringContaining(why)];
    expect(await complaints(file, importing(path))).toEqual(found);
    expect(await complaints(file, `export * from '${path}';`)).toEqual(found);
    expect(await complaints(file, `await import('${path}');`)).toEqual(found);
  });

  it('reports an import cycle in each of its areas', async () => {
    expect(await complaints('domain/egg/crack.ts', 'export {};')).toEqual([
      'Areas that use one another are one area: egg → nest → hen → egg.',
    ]);
    expect(await complaints('domain/chat/charge.ts', 'export {};')).toEqual([]);
  });
});

const areas = readAreas();
const sources = listSources(root, [
  ...['app', 'domain', 'jobs', 'observability', 'providers', 'realtime', 'sandbox'],
]).filter((path: string) => /\.tsx?$/.test(path) && !/^domain\/all-[a-z-]+\.ts$/.test(path));
const textOf = (path: string) => readFileSync(`${root}/${path}`, 'utf8');

describe.each(['domain', 'app'])('the areas of %s', (floor) => {
  const ofFloor = Object.entries(areas).flatMap(([folder, declared]) =>
    folder.startsWith(`${floor}/`) ? [{ name: folder.slice(floor.length + 1), ...declared }] : [],
  );
  const placeIn = (path: string) => {
    const place = placeOf(path);
    return place.floor === floor ? place : { area: undefined, module: undefined };
  };

  it('depend on one another without a cycle', () => {
    expect(ofFloor.length).toBeGreaterThan(40);
    expect(ofFloor.map(({ name }) => findCircle(areas, floor, name)).filter(Boolean)).toEqual([]);
  });

  it('list nothing in uses or face that is not needed', () => {
    const needed = new Set<string>();
    for (const path of sources) {
      const imports = [...textOf(path).matchAll(/(?:from|import)\s*\(?\s*'([~.][^'?]+)/g)];
      const targets = imports.map(([, to = '']) =>
        to.startsWith('~/') ? to.slice(2) : posix.join(dirname(path), to),
      );
      const { area: own } = placeIn(path);
      for (const to of targets) {
        const { area: other, module } = placeIn(to);
        if (other === undefined || other === own) continue;
        needed.add(`${other}/${module}`);
        if (own) needed.add(`${own} uses ${other}`);
      }
    }
    const readsOf = (name: string, views: string[]) =>
      sources.some(
        (path: string) =>
          path.startsWith(`${floor}/${name}/`) &&
          views.some((view) => new RegExp(`\\b${view}\\b`).test(textOf(path))),
      );
    const idle = ofFloor.flatMap(({ name, uses, face }) => [
      ...face.map((module: string) => `${name}/${module}`),
      ...uses
        .filter((other: string) => !readsOf(name, areas[`${floor}/${other}`]?.views ?? []))
        .map((other: string) => `${name} uses ${other}`),
    ]);
    expect(idle.filter((entry) => !needed.has(entry))).toEqual([]);
  });
});

it('finds an area, or a folder of the kit, behind each folder of routes', () => {
  const folders = readdirSync(`${root}/app/routes`);
  expect(folders.length).toBeGreaterThan(20);
  const isArea = (name: string) => `app/${name}` in areas || `app/kit/${name}` in areas;
  expect(folders.filter((name) => !isArea(name))).toEqual([]);
});

describe('the walls', () => {
  it('hold for everything but tests and seeds', async () => {
    const linted = new ESLint({ cwd: root });
    const isHeld = async (path: string) =>
      'local/walls' in ((await linted.calculateConfigForFile(path)) as { rules: object }).rules;
    const behind = [
      ...['app/chat/api.ts', 'app/kit/ui/icons/icon.tsx', 'domain/chat/charge.ts'],
      ...['jobs/main.ts', 'realtime/main.ts'],
    ];
    const free = [
      'domain/all-hooks.ts',
      'domain/chat/guests.test.ts',
      'db/seed.ts',
      'bench/pages/pages.ts',
    ];
    expect(await Promise.all(behind.map(isHeld))).toEqual(behind.map(() => true));
    expect(await Promise.all(free.map(isHeld))).toEqual(free.map(() => false));
  });
});
