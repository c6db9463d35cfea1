import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { areaMap } from './map.mjs';
import { manifestIndexes } from './manifests.mjs';
import { modalIndexes } from './modals.mjs';
import { webIndexes } from './web.mjs';

const said = 'Written by `npm run areas`.';
const headOf = (path) => (path.endsWith('.md') ? `<!-- ${said} -->\n` : `// ${said}`);

/** Returns the text of every index by its path. */
export async function indexes(root) {
  const all = {
    ...manifestIndexes(root),
    ...modalIndexes(root),
    ...webIndexes(root),
    'docs/areas.md': areaMap(),
  };
  const written = Object.entries(all).map(async ([path, lines]) => {
    const options = await resolveConfig(join(root, path));
    const text = [headOf(path), ...lines, ''].join('\n');
    return [path, await format(text, { ...options, filepath: path })];
  });
  return Object.fromEntries(await Promise.all(written));
}
