import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** Who imports a file, directly or through others. */
export interface ImportGraph {
  /** Imports between a file and each that reaches it; the file itself is at 0. */
  distancesTo(file: string): ReadonlyMap<string, number>;
}

const source = /\.(?:tsx?|m?js)$/;
const specifier = /(?:\bfrom|\bimport|\bimport\()\s*['"]([~.][^'"]*)['"]/g;
const globs = /import\.meta\.glob(?:<[^(]*>)?\(([^)]*)\)/g;
const endings = ['', '.ts', '.tsx', '.mjs', '.js', '/index.ts', '/index.tsx'];

/** Reads the imports of all files that git knows in a tree. */
export function readImportGraph(tree: string): ImportGraph {
  const files = execFileSync('git', ['-C', tree, 'ls-files'], { encoding: 'utf8' }).split('\n');
  const known = new Set(files);
  const importers = new Map<string, string[]>();
  for (const file of files.filter((name) => source.test(name))) {
    for (const imported of importsOf(file, readFileSync(join(tree, file), 'utf8'), known)) {
      importers.set(imported, [...(importers.get(imported) ?? []), file]);
    }
  }
  return {
    distancesTo(file) {
      const distances = new Map([[file, 0]]);
      for (const [reached, distance] of distances) {
        for (const importer of importers.get(reached) ?? []) {
          if (!distances.has(importer)) distances.set(importer, distance + 1);
        }
      }
      return distances;
    },
  };
}

function importsOf(file: string, text: string, known: ReadonlySet<string>): string[] {
  const named = [...text.matchAll(specifier)].map(([, name = '']) => name);
  const patterns = [...text.matchAll(globs)].flatMap(([, patterns = '']) =>
    [...patterns.matchAll(/'([/.][^']+)'/g)].map(([, pattern = '']) => toRegExp(file, pattern)),
  );
  return [
    ...named.flatMap((name) => resolveImport(file, name, known) ?? []),
    ...[...known].filter((name) => patterns.some((pattern) => pattern.test(name))),
  ];
}

/** A pattern of Vite's globs: `*`, `?` and `{a,b}`, from the root or from the file. */
function toRegExp(from: string, pattern: string): RegExp {
  const path = pattern.startsWith('/') ? pattern.slice(1) : join(dirname(from), pattern);
  const source = path
    .replace(/[.$+^()[\]|\\]/g, '\\$&')
    .replaceAll('*', '[^/]*')
    .replaceAll('?', '[^/]')
    .replace(/\{([^}]*)\}/g, (_, names: string) => `(?:${names.replaceAll(',', '|')})`);
  return new RegExp(`^${source}$`);
}

function resolveImport(from: string, name: string, known: ReadonlySet<string>): string | null {
  const path = name.startsWith('~/') ? name.slice(2) : normalize(join(dirname(from), name));
  return endings.map((ending) => path + ending).find((file) => known.has(file)) ?? null;
}
