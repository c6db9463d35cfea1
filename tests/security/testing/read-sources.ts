import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '~/scripts/paths.mjs';

/** The folders whose code runs in the product's processes. */
export const productFolders = [
  'app',
  'config',
  'db',
  'domain',
  'jobs',
  'observability',
  'providers',
  'realtime',
];

const isSource = (path: string) => /\.tsx?$/.test(path);
const isForTests = (path: string) => /\.test\.tsx?$|(?:^|\/)testing\//.test(path);

/** Returns every source file of the product except tests, by its path from the root. */
export function readSources(folders = productFolders): { path: string; text: string }[] {
  return folders
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
        join(folder, path),
      ),
    )
    .filter((path) => isSource(path) && !isForTests(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}
