import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

import { root } from '../paths.mjs';

const SOURCE = /\.(?:tsx?|[cm]?js)$/;
/** Types are gone before anything runs, so `import type` connects nothing. */
const IMPORT =
  /(?:^|[\s;}])(?:import|export)\s+(?!type\s)(?:[\w*{}\s,$]+\s+from\s+)?['"]([^'"\n]+)['"]|new URL\(\s*['"]([^'"\n]+)['"],\s*import\.meta\.url/g;
const DYNAMIC_IMPORT = /\bimport\(\s*['"]([^'"\n]+)['"]/g;
const GLOB = /import\.meta\.glob(?:<[^(]*>)?\(([^)]*)\)/g;
/**
 * Hooks of all areas are loaded when a test runs the first one. Counted, nearly every test would depend
 * on nearly every file; what a hook does is tested in its own area.
 */
const LATE = 'db/testing/test-context.ts';
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts', '/index.tsx'];

/** @returns {string[]} the files that git knows, and new ones that it does not ignore */
const listFiles = (tree) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: tree, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '');

/** Makes an expression of a glob of Vite's, from the root or from the file: `*`, `?` and `{a,b}`. */
function toRegExp(glob, fromFile) {
  const path = glob.startsWith('/') ? glob.slice(1) : join(dirname(fromFile), glob);
  const source = path
    .replace(/[.$+^()[\]|\\]/g, '\\$&')
    .replaceAll('**/', '\u0000')
    .replaceAll('*', '[^/]*')
    .replaceAll('\u0000', '(?:.*/)?')
    .replaceAll('?', '[^/]')
    .replace(/\{([^}]*)\}/g, (_, names) => `(?:${names.replaceAll(',', '|')})`);
  return new RegExp(`^${source}$`);
}

/** Returns the path that a specifier leads to, or its own text for a package. */
function resolveSpecifier(specifier, fromFile, known) {
  if (!specifier.startsWith('~/') && !specifier.startsWith('.')) return specifier;
  const [plain] = specifier.split('?');
  const path = plain.startsWith('~/') ? plain.slice(2) : normalize(join(dirname(fromFile), plain));
  return ENDINGS.map((ending) => path + ending).find((file) => known.has(file)) ?? specifier;
}

/** Reads what one file imports: files of the tree by their path, packages by their name. */
function readImports(file, text, known) {
  const plain = [...text.matchAll(IMPORT)].map(([, imported, asset]) => imported ?? asset);
  const dynamic = file === LATE ? [] : [...text.matchAll(DYNAMIC_IMPORT)].map(([, name]) => name);
  const globs = [...text.matchAll(GLOB)].flatMap(([, list]) =>
    [...list.matchAll(/'([/.][^']+)'/g)].map(([, glob]) => toRegExp(glob, file)),
  );
  return new Set([
    ...[...plain, ...dynamic].map((specifier) => resolveSpecifier(specifier, file, known)),
    ...(globs.length > 0 ? [...known].filter((name) => globs.some((glob) => glob.test(name))) : []),
  ]);
}

/**
 * Reads the sources of a tree and returns which file imports which.
 * @returns {Map<string, Set<string>>} by paths from the root
 */
export function readImportGraph(tree = root) {
  const files = listFiles(tree);
  const known = new Set(files);
  const read = (file) => {
    try {
      return readFileSync(join(tree, file), 'utf8');
    } catch {
      // Git lists what was deleted and not committed.
      return '';
    }
  };
  return new Map(
    files
      .filter((file) => SOURCE.test(file))
      .map((file) => [file, readImports(file, read(file), known)]),
  );
}

/**
 * Returns the files that import any of some, directly or by way of others, with the number of imports
 * between; those themselves at 0.
 * @param {Iterable<string>} files
 * @param {ReadonlyMap<string, ReadonlySet<string>>} graph
 * @returns {Map<string, number>}
 */
export function dependentsOf(files, graph) {
  const importers = new Map();
  for (const [file, imports] of graph) {
    for (const imported of imports) {
      if (!importers.has(imported)) importers.set(imported, []);
      importers.get(imported).push(file);
    }
  }
  const distances = new Map([...files].map((file) => [file, 0]));
  for (const [file, distance] of distances) {
    for (const importer of importers.get(file) ?? []) {
      if (!distances.has(importer)) distances.set(importer, distance + 1);
    }
  }
  return distances;
}
