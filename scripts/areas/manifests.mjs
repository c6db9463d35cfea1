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
  const bulkActs = find('bulk-acts', /^export const (\w+BulkActs)\b/gm);
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
      '/** The hooks of all areas, ordered by name. */',
      'export const hooks: readonly HookSubscription[] = [',
      ...spread(hooks),
      '];',
    ],
    'domain/all-refusals.ts': [
      ...refusals.map(importOf),
      '',
      '/** The codes of all refusals. */',
      'export const refusals = {',
      ...spread(refusals),
      '};',
    ],
    'domain/all-retention.ts': [
      ...retention.map(importOf),
      "import type { Retention } from './shared/remove-in-batches';",
      '',
      '/** The retention rules of all areas, by name. */',
      'export const retention: Retention = {',
      ...spread(retention),
      '};',
    ],
    'domain/all-bulk-acts.ts': [
      ...bulkActs.map(importOf),
      "import type { BulkAct } from './staff/bulk/define-bulk-act';",
      '',
      '/** The acts of staff on several items of a list. */',
      'export const bulkActs: readonly BulkAct[] = [',
      ...spread(bulkActs),
      '];',
    ],
    'domain/all-sealed-fields.ts': [
      ...sealedFields.map(importOf),
      "import type { SealedField } from './shared/sealed-field';",
      '',
      '/** The fields that are encrypted at rest. */',
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
    '/** The handlers of all jobs. */',
    'export const handlersOf = (options: HandlerOptions): JobHandler[] => [',
    ...namesOf(handlers).map((name) => `  ...${name}(options),`),
    '];',
    '',
    '/** The subscribers of all events. */',
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
    '/** The stream events of all areas. */',
    'export const streamSections: readonly StreamSection[] = [',
    ...namesOf(sections).map((name) => `  ${name},`),
    '];',
    '',
    '/** The schemas of the stream events by eventName; the data of a frame is {event: {eventName, …}, lastEventId}. */',
    'export const streamEvents = {',
    ...namesOf(sections).map((name) => `  ...${name}.events,`),
    '};',
    '',
    '/** An event that a client receives. */',
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
