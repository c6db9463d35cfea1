import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

import { root } from '../paths.mjs';

const SOURCE = /\.(?:tsx?|[cm]?js)$/;
/** Matches imports. Types are removed before anything runs, so `import type` does not count. */
const IMPORT =
  /(?:^|[\s;}])(?:import|export)\s+(?!type\s)(?:[\w*{}\s,$]+\s+from\s+)?['"]([^'"\n]+)['"]|new URL\(\s*['"]([^'"\n]+)['"],\s*import\.meta\.url/g;
const DYNAMIC_IMPORT = /\bimport\(\s*['"]([^'"\n]+)['"]/g;
const GLOB = /import\.meta\.glob(?:<[^(]*>)?\(([^)]*)\)/g;
/**
 * The file that loads the hooks of all areas when a test runs the first one. If its imports counted, nearly
 * every test would depend on nearly every file; a hook is tested in its own area.
 */
const LATE = 'db/testing/test-context.ts';
const ENDINGS = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts', '/index.tsx'];

/** @returns {string[]} the files tracked by git, and new ones that it does not ignore */
const listFiles = (tree) =>
  execFileSync('git', ['ls-files', '-co', '--exclude-standard'], { cwd: tree, encoding: 'utf8' })
    .split('\n')
    .filter((file) => file !== '');

/** Converts a Vite glob to an expression, relative to the root or to the file: `*`, `?` and `{a,b}`. */
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

/** Returns the path of a specifier, or the specifier itself for a package. */
function resolveSpecifier(specifier, fromFile, paths) {
  if (!specifier.startsWith('~/') && !specifier.startsWith('.')) return specifier;
  const [plain] = specifier.split('?');
  const path = plain.startsWith('~/') ? plain.slice(2) : normalize(join(dirname(fromFile), plain));
  return ENDINGS.map((ending) => path + ending).find((file) => paths.has(file)) ?? specifier;
}

/** Returns the imports of one file: files of the tree by their path, packages by their name. */
function readImports(file, text, paths) {
  const plain = [...text.matchAll(IMPORT)].map(([, imported, asset]) => imported ?? asset);
  const dynamic = file === LATE ? [] : [...text.matchAll(DYNAMIC_IMPORT)].map(([, name]) => name);
  const globs = [...text.matchAll(GLOB)].flatMap(([, list]) =>
    [...list.matchAll(/'([/.][^']+)'/g)].map(([, glob]) => toRegExp(glob, file)),
  );
  return new Set([
    ...[...plain, ...dynamic].map((specifier) => resolveSpecifier(specifier, file, paths)),
    ...(globs.length > 0 ? [...paths].filter((name) => globs.some((glob) => glob.test(name))) : []),
  ]);
}

/**
 * Reads the sources of a tree and returns the imports of each file.
 * @returns {Map<string, Set<string>>} by paths from the root
 */
export function readImportGraph(tree = root) {
  const files = listFiles(tree);
  const paths = new Set(files);
  const read = (file) => {
    try {
      return readFileSync(join(tree, file), 'utf8');
    } catch {
      // Git also lists files whose deletion is not committed.
      return '';
    }
  };
  return new Map(
    files
      .filter((file) => SOURCE.test(file))
      .map((file) => [file, readImports(file, read(file), paths)]),
  );
}

/**
 * Returns the files that import any of the given ones, directly or indirectly, with the number of imports
 * between; the given ones have 0.
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
