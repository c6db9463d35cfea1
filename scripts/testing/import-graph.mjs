import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';

import { root } from '../paths.mjs';

/** Folders whose sources import each other. */
const FOLDERS = [
  'app',
  'bench',
  'config',
  'db',
  'deploy',
  'domain',
  'e2e',
  'eslint',
  'jobs',
].concat(['locales', 'observability', 'providers', 'realtime', 'sandbox', 'scripts', 'tests']);
const SOURCE = /\.(?:[cm]?[jt]s|tsx)$/;
/** Types are gone before anything runs, so `import type` connects nothing. */
const IMPORT =
  /(?:^|[\s;}])(?:import|export)\s+(?!type\s)(?:[\w*{}\s,$]+\s+from\s+)?['"]([^'"\n]+)['"]|\bimport\(\s*['"]([^'"\n]+)['"]|new URL\(\s*['"]([^'"\n]+)['"],\s*import\.meta\.url/g;
/**
 * Hooks of all areas are loaded when a test runs the first one. Counted, nearly every test would depend
 * on nearly every file; what a hook does is tested in its own area.
 */
const LATE = 'db/testing/test-context.ts';
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.js', '.json', '/index.ts', '/index.tsx'];

const isFile = (path) => existsSync(path) && statSync(path).isFile();

/** @returns {string | null} the path from the root that a specifier leads to; null for a package */
function resolveSpecifier(specifier, fromFile) {
  const isOwn = specifier.startsWith('~/') || specifier.startsWith('.');
  if (!isOwn) return null;
  const [plain] = specifier.split('?');
  const path = plain.startsWith('~/')
    ? join(root, plain.slice(2))
    : join(root, dirname(fromFile), plain);
  const found = ENDINGS.map((ending) => path + ending).find(isFile);
  return found ? relative(root, found) : null;
}

/** Reads what one file imports: files of this repository by their path, packages by their name. */
function readImports(file) {
  const text = readFileSync(join(root, file), 'utf8');
  const imports = new Set();
  for (const [, fromClause, dynamic, asset] of text.matchAll(IMPORT)) {
    if (dynamic && file === LATE) continue;
    const specifier = fromClause ?? dynamic ?? asset;
    imports.add(resolveSpecifier(specifier, file) ?? specifier);
  }
  return imports;
}

const listSources = () =>
  FOLDERS.filter((folder) => existsSync(join(root, folder))).flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => SOURCE.test(path) && !path.endsWith('.d.ts'))
      .map((path) => join(folder, path)),
  );

/**
 * Reads all sources and returns which file imports which.
 * @returns {Map<string, Set<string>>} by paths from the root
 */
export const readImportGraph = () =>
  new Map(listSources().map((file) => [file, readImports(file)]));

/**
 * Returns what a file imports, directly or by way of others, itself included.
 * @param {string} file
 * @param {Map<string, Set<string>>} graph
 * @returns {Set<string>}
 */
export function reachedFrom(file, graph) {
  const reached = new Set([file]);
  // A set is walked in the order of insertion, so what is added here is walked, too.
  for (const one of reached) for (const next of graph.get(one) ?? []) reached.add(next);
  return reached;
}

/**
 * Returns the files that import any of some, directly or by way of others, those included.
 * @param {Iterable<string>} files
 * @param {Map<string, Set<string>>} graph
 * @returns {Set<string>}
 */
export function dependentsOf(files, graph) {
  const importers = new Map();
  for (const [file, imports] of graph) {
    for (const imported of imports) {
      if (!importers.has(imported)) importers.set(imported, []);
      importers.get(imported).push(file);
    }
  }
  const dependents = new Set(files);
  for (const one of dependents) for (const next of importers.get(one) ?? []) dependents.add(next);
  return dependents;
}
