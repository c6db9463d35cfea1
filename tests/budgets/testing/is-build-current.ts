import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SOURCES } from '~/scripts/build.mjs';
import { root } from '~/scripts/paths.mjs';
import { sourceHash } from '~/scripts/source-hash.mjs';

/** Checks whether `npm test` or the demo has built exactly these sources. */
export function isBuildCurrent(): boolean {
  const stamp = join(root, 'dist-server/.built-from');
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === sourceHash(root, SOURCES);
}
