import { findDeclarations, importOf, namesOf } from './manifests.mjs';

/** Finds the areas' declarations in files of this name; with `kit/`, in folders of the kit as well. */
const find = (root, file, declaration, place = '(?!kit/)[^/]+') =>
  findDeclarations(root, 'app', new RegExp(`^app/${place}/${file}\\.ts$`), declaration);
const anywhere = '(?:kit/)?[^/]+';
const spread = (found) => namesOf(found).map((name) => `  ...${name},`);

/** Writes the index of all areas' rate limits. */
function rateLimits(root) {
  const limits = find(root, 'rate-limits', /^export const (\w+RateLimits) = /gm);
  return [
    ...limits.map(importOf),
    '',
    '/** The rate limits of all areas. */',
    'export const rateLimits = {',
    ...spread(limits),
    '};',
    '',
    'type Names = Record<keyof typeof rateLimits, true>;',
    '',
    "declare module './kit/http/rate-limits' {",
    '  interface RateLimitRegistry extends Names {}',
    '}',
  ];
}

/** Writes the index of the areas' API sections. */
function apiSections(root) {
  const sections = find(root, 'api(?:/[^/.]+)?', /^export const (\w+) = apiSection\(/gm);
  return [
    ...sections.map(importOf),
    "import type { ApiSection } from './kit/api/endpoint';",
    '',
    '/** The API sections of all areas. */',
    'export const apiSections: readonly ApiSection[] = [',
    ...namesOf(sections).map((name) => `  ${name},`),
    '];',
  ];
}

/** Writes the index of all areas' refusals. */
function refusals(root) {
  const rows = find(root, 'refusals', /^export const (\w+Refusals) = /gm, anywhere);
  return [
    "import type { refusals as codes } from '~/domain/all-refusals';",
    ...rows.map(importOf),
    "import type { RefusalRows } from './kit/http/refusal-row';",
    '',
    '/** The row of each refusal. */',
    'export const refusals = {',
    ...spread(rows),
    '} as const satisfies RefusalRows<typeof codes>;',
    '',
    'type Rows = typeof refusals;',
    '',
    "declare module './kit/http/describe-refusal' {",
    '  interface RefusalRegistry extends Rows {}',
    '}',
  ];
}

/** Writes the index of the parts of a request that areas read on first use. */
function requestParts(root) {
  const parts = find(root, 'request-context', /^export const (\w+Request) = /gm);
  return [
    ...parts.map(importOf),
    '',
    '/** The readers of parts of a request, by name in the context. */',
    'export const requestParts = {',
    ...spread(parts),
    '};',
    '',
    'type Parts = {',
    '  [Name in keyof typeof requestParts]: ReturnType<(typeof requestParts)[Name]>;',
    '};',
    '',
    "declare module './kit/http/context/request-parts' {",
    '  interface RequestParts extends Parts {}',
    '}',
  ];
}

/** Writes the index of the data that areas add to every page. */
function siteParts(root) {
  const parts = find(root, 'site\\.server', /^export async function (\w+Site)\b/gm);
  return [
    ...parts.map(importOf),
    '',
    '/** The readers of the data that each area adds to every page. */',
    'export const siteParts = [',
    ...namesOf(parts).map((name) => `  ${name},`),
    '];',
    '',
    'type Read<Part extends (...given: never[]) => unknown> = Awaited<ReturnType<Part>>;',
    `type Parts = ${namesOf(parts)
      .map((name) => `Read<typeof ${name}>`)
      .join(' & ')};`,
    '',
    "declare module './kit/site/site' {",
    '  interface SiteParts extends Parts {}',
    '}',
  ];
}

/** Writes the index of the entries that areas store in browsers. */
function storedInBrowser(root) {
  const parts = find(root, 'stored-in-browser\\.server', /^export const (\w+Stored)\b/gm, anywhere);
  return [
    ...parts.map(importOf),
    "import type { StoredInBrowser } from './kit/browser/stored-in-browser';",
    '',
    '/** The entries that each area keeps in browsers. */',
    'export const storedInBrowser: readonly StoredInBrowser[] = [',
    ...namesOf(parts).map((name) => `  ${name},`),
    '];',
  ];
}

/** Writes the index of the back office's resources. */
function staffResources(root) {
  const found = find(root, '[^/]+\\.resource\\.server', /^export const (\w+) = defineResource\(/gm);
  return [
    ...found.map(importOf),
    "import type { Resource } from './staff/resources/resource.server';",
    '',
    '/** The resources of the back office. */',
    'export const staffResources: readonly Resource[] = [',
    ...namesOf(found).map((name) => `  ${name},`),
    '];',
  ];
}

/** Returns the indexes of the web areas' declarations, as lines by their paths. */
export const webIndexes = (root) => ({
  'app/api-sections.ts': apiSections(root),
  'app/rate-limits.ts': rateLimits(root),
  'app/refusals.ts': refusals(root),
  'app/request-parts.ts': requestParts(root),
  'app/site-parts.server.ts': siteParts(root),
  'app/staff-resources.server.ts': staffResources(root),
  'app/stored-in-browser.server.ts': storedInBrowser(root),
});
