import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listSources } from '../source-hash.mjs';

/**
 * The files of a folder whose path matches, and what `declaration` captures in each of them.
 * @returns {{ area: string, module: string, names: string[] }[]}
 */
function findDeclarations(root, folder, file, declaration) {
  return listSources(root, [folder])
    .filter((path) => file.test(path))
    .map((path) => {
      const [, area] = path.split('/');
      const text = readFileSync(join(root, path), 'utf8');
      return {
        area,
        module: path.replace(`${folder}/`, './').replace(/\.ts$/, ''),
        names: [...text.matchAll(declaration)].map(([, name]) => name),
      };
    })
    .filter(({ names }) => names.length > 0);
}

const namesOf = (found) => found.flatMap(({ names }) => names);
const importOf = ({ module, names }) => `import { ${names.join(', ')} } from '${module}';`;

/** What areas of the domain declare. */
function domainAreas(root) {
  const find = (file, declaration) => findDeclarations(root, 'domain', file, declaration);
  const settings = find(
    /^domain\/[^/]+\/settings\.ts$/,
    /^export const (\w+) = defineSettings\(/gm,
  );
  const retention = find(/^domain\/[^/]+\/retention\.ts$/, /^export const (\w+Retention) = /gm);
  const hooks = find(/^domain\/[^/]+\/hooks\.ts$/, /^export const (\w+Hooks) = /gm);
  return [
    ...[...hooks, ...retention, ...settings].map(importOf),
    "import type { SettingsShape } from './shared/define-settings';",
    "import type { HookSubscription } from './shared/hooks';",
    "import type { Retention } from './shared/remove-in-batches';",
    '',
    '/** The settings of all areas. */',
    'export const settings: readonly { shape: SettingsShape }[] = [',
    ...namesOf(settings).map((name) => `  ${name},`),
    '];',
    '',
    '/** What areas do when a lower one says so, in the order of their names. */',
    'export const hooks: readonly HookSubscription[] = [',
    ...namesOf(hooks).map((name) => `  ...${name},`),
    '];',
    '',
    '/** What goes after a time, by its name. */',
    'export const retention: Retention = {',
    ...namesOf(retention).map((name) => `  ...${name},`),
    '};',
  ];
}

/** The indexes of what areas declare, as lines by their paths. */
export const manifestIndexes = (root) => ({
  'domain/areas.ts': domainAreas(root),
});
