import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { indexes } from './areas/indexes.mjs';
import { root } from './paths.mjs';

for (const [path, text] of Object.entries(await indexes(root))) {
  writeFileSync(join(root, path), text);
}
