import { listSources } from '../source-hash.mjs';

const areaOf = (path) => path.split('/')[1];
const camel = (kebab) => kebab.replace(/-([a-z\d])/g, (_, sign) => sign.toUpperCase());
const find = (pattern, root) => listSources(root, ['app']).filter((path) => pattern.test(path));

/** Writes the index of all modals' definitions, without their components. */
function modalNames(root) {
  const areas = find(/^app\/(?!kit\/)[^/]+\/modals\.ts$/, root).map(areaOf);
  return [
    ...areas.map((area) => `import { modals as ${camel(area)} } from './${area}/modals';`),
    "import type { AllModals } from './kit/modals/modal-name';",
    '',
    'const definitions = {',
    ...areas.map((area) => `  ...${camel(area)},`),
    '};',
    '',
    '/** Every modal by the key that opens it. */',
    'export const modals: AllModals = definitions;',
    '',
    'type Names = Record<keyof typeof definitions, true>;',
    '',
    "declare module './kit/modals/modal-name' {",
    '  interface ModalRegistry extends Names {}',
    '}',
  ];
}

/** Writes the functions that load the file of each modal; the file is named after its key in kebab case. */
function modalFiles(root) {
  const rows = find(/^app\/(?!kit\/)[^/]+\/modals\/[^/]+\.tsx$/, root).map((path) => {
    const [, area, , file] = path.replace(/\.tsx$/, '').split('/');
    return `  ${camel(file)}: () => import('./${area}/modals/${file}'),`;
  });
  return [
    "import type { ComponentType } from 'react';",
    "import type { ModalName } from './kit/modals/modal-name';",
    '',
    '/** Loads the component of a modal: the default export of its file. */',
    'export const modalFiles: Record<ModalName, () => Promise<{ default: ComponentType }>> = {',
    ...rows,
    '};',
  ];
}

/** Writes the index of the server's data loaders for the modals that need data. */
function modalData(root) {
  const areas = find(/^app\/(?!kit\/)[^/]+\/modal-data\.server\.ts$/, root).map(areaOf);
  return [
    ...areas.map(
      (area) => `import { modalData as ${camel(area)} } from './${area}/modal-data.server';`,
    ),
    '',
    '/** The readers of the data of modals, by key. Most modals have none. */',
    'export const modalData = {',
    ...areas.map((area) => `  ...${camel(area)},`),
    '};',
  ];
}

/** Returns the indexes of all modals under `root`, as lines by their paths. */
export const modalIndexes = (root) => ({
  'app/modal-names.ts': modalNames(root),
  'app/modal-files.ts': modalFiles(root),
  'app/modal-data.server.ts': modalData(root),
});
