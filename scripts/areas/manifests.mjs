import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { listSources } from '../source-hash.mjs';

/**
 * Finds the files of a folder whose path matches, and the names that `declaration` captures in each of
 * them.
 * @returns {{ area: string, module: string, names: string[] }[]}
 */
export function findDeclarations(root, folder, file, declaration) {
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
    .filter(({ area, module, names }) => {
      // `shared` defines the manifests' types and is itself no manifest.
      if (names.length === 0 && area !== 'shared') throw new Error(`${module} declares nothing`);
      return names.length > 0;
    });
}

export const namesOf = (found) => found.flatMap(({ names }) => names);
export const importOf = ({ module, names }) => `import { ${names.join(', ')} } from '${module}';`;

/**
 * Writes an index for each kind of declaration of the domain's areas, so that each can be loaded
 * separately.
 */
function domainIndexes(root) {
  const find = (file, declaration) =>
    findDeclarations(root, 'domain', new RegExp(`^domain/[^/]+/${file}\\.ts$`), declaration);
  const spread = (found) => namesOf(found).map((name) => `  ...${name},`);
  const settings = find('settings', /^export const (\w+) = defineSettings\(/gm);
  const personalData = find('personal-data', /^export const (\w+PersonalData)\b/gm);
  const hooks = find('hooks', /^export const (\w+Hooks)\b/gm);
  const refusals = find('refusals', /^export const (\w+Refusals)\b/gm);
  const retention = find('retention', /^export const (\w+Retention) = /gm);
  const sealedFields = find('sealed-fields', /^export const (\w+SealedFields)\b/gm);
  return {
    'domain/all-settings.ts': [
      ...settings.map(importOf),
      "import type { AreaSettings, SettingsShape } from './shared/define-settings';",
      '',
      '/** The settings of all areas. */',
      'export const settings: readonly (AreaSettings<Record<string, unknown>> & { shape: SettingsShape })[] = [',
      ...namesOf(settings).map((name) => `  ${name},`),
      '];',
    ],
    'domain/all-personal-data.ts': [
      ...personalData.map(importOf),
      "import type { AreaData } from './shared/personal-data';",
      '',
      '/** The personal data of all areas. */',
      'export const personalData: readonly AreaData[] = [',
      ...personalData.flatMap(({ area, names }) =>
        names.map((name) => `  { area: '${area}', data: ${name} },`),
      ),
      '];',
    ],
    'domain/all-hooks.ts': [
      ...hooks.map(importOf),
      "import type { HookSubscription } from './shared/hooks';",
      '',
      '/** The reactions of areas to lower ones, in the order of their names. */',
      'export const hooks: readonly HookSubscription[] = [',
      ...spread(hooks),
      '];',
    ],
    'domain/all-refusals.ts': [
      ...refusals.map(importOf),
      '',
      '/** The codes of every expected no. */',
      'export const refusals = {',
      ...spread(refusals),
      '};',
    ],
    'domain/all-retention.ts': [
      ...retention.map(importOf),
      "import type { Retention } from './shared/remove-in-batches';",
      '',
      '/** The rows that are removed after a time, by name. */',
      'export const retention: Retention = {',
      ...spread(retention),
      '};',
    ],
    'domain/all-sealed-fields.ts': [
      ...sealedFields.map(importOf),
      "import type { SealedField } from './shared/sealed-field';",
      '',
      '/** Every field that is sealed at rest. */',
      'export const sealedFields: readonly SealedField[] = [',
      ...spread(sealedFields),
      '];',
    ],
  };
}

/** Writes the index of the areas' job handlers and event subscribers. */
function jobAreas(root) {
  const handlers = findDeclarations(
    root,
    'jobs',
    /^jobs\/[^/]+\/handlers\.ts$/,
    /^export (?:const|function) (\w+Handlers)\b/gm,
  );
  const subscribers = findDeclarations(
    root,
    'jobs',
    /^jobs\/[^/]+\/subscribers\.ts$/,
    /^export const (\w+Subscribers) = /gm,
  );
  return [
    ...[...handlers, ...subscribers].map(importOf),
    "import type { HandlerOptions, JobHandler } from './handler';",
    "import type { Subscriber } from './relay/subscriber';",
    '',
    '/** What is done with each job. */',
    'export const handlersOf = (options: HandlerOptions): JobHandler[] => [',
    ...namesOf(handlers).map((name) => `  ...${name}(options),`),
    '];',
    '',
    '/** What follows from each event. */',
    'export const subscribers: readonly Subscriber[] = [',
    ...namesOf(subscribers).map((name) => `  ...${name},`),
    '];',
  ];
}

/** Writes the index of the areas' events on the event stream. */
function streamAreas(root) {
  const sections = findDeclarations(
    root,
    'realtime/protocol',
    /^realtime\/protocol\/stream\/[^/]+\.ts$/,
    /^export const (\w+Stream) = streamSection\(/gm,
  );
  return [
    "import type * as z from 'zod';",
    ...sections.map(importOf),
    "import type { StreamSection } from './stream-section';",
    '',
    '/** What each area says on the event stream. */',
    'export const streamSections: readonly StreamSection[] = [',
    ...namesOf(sections).map((name) => `  ${name},`),
    '];',
    '',
    "/** What the event stream says, by eventName; a frame's data is {event: {eventName, …}, lastEventId}. */",
    'export const streamEvents = {',
    ...namesOf(sections).map((name) => `  ...${name}.events,`),
    '};',
    '',
    '/** What a client hears. */',
    'export type StreamPayloads = {',
    '  [Name in keyof typeof streamEvents]: z.input<(typeof streamEvents)[Name]>;',
    '};',
  ];
}

/** Returns the indexes of the areas' declarations, as lines by their paths. */
export const manifestIndexes = (root) => ({
  ...domainIndexes(root),
  'jobs/areas.ts': jobAreas(root),
  'realtime/protocol/areas.ts': streamAreas(root),
});
