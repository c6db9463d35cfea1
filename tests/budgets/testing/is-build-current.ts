import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SOURCES } from '~/scripts/build.mjs';
import { root } from '~/scripts/paths.mjs';
import { sourceHash } from '~/scripts/source-hash.mjs';

/** Whether `npm test` or the demo built these very sources. */
export function isBuildCurrent(): boolean {
  const stamp = join(root, 'dist-server/.built-from');
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceHash(root, SOURCES);
}
