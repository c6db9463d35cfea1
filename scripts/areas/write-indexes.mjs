import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { manifestIndexes } from './manifests.mjs';
import { modalIndexes } from './modals.mjs';

const head = '// Written by `npm run areas`.';

/** Every index as it is written, by its path. */
export async function indexes(root) {
  const written = Object.entries({ ...manifestIndexes(root), ...modalIndexes(root) }).map(
    async ([path, lines]) => {
      const options = await resolveConfig(join(root, path));
      const text = [head, ...lines, ''].join('\n');
      return [path, await format(text, { ...options, filepath: path })];
    },
  );
  return Object.fromEntries(await Promise.all(written));
}

export async function writeIndexes(root) {
  for (const [path, text] of Object.entries(await indexes(root))) {
    writeFileSync(join(root, path), text);
  }
}
