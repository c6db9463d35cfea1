import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { Problem } from '../print.mjs';
import { removeCluster } from '../provision/postgres.mjs';

const MARKER = '.made-by-demo';
// Tests may run beside the demo, and the process that resets holds the lock.
const KEPT = [MARKER, 'test', 'locks'];

const holdsNothing = (folder) =>
  !existsSync(folder) || readdirSync(folder).every((name) => KEPT.includes(name));

/** Creates the data folder and marks it as one that a reset may empty. */
export function openDataFolder(folder) {
  const own = process.env.DATA_DIR === undefined || holdsNothing(folder);
  try {
    mkdirSync(folder, { recursive: true });
    if (own) writeFileSync(join(folder, MARKER), 'npm run demo -- --reset empties this folder.\n');
  } catch (error) {
    throw new Problem(`${folder} cannot be written (${error.code}). Choose another with DATA_DIR.`);
  }
}

/** Removes the demo's data; a folder that contained other files before is never emptied. */
export async function emptyDataFolder(folder) {
  if (!existsSync(join(folder, MARKER))) {
    throw new Problem(
      `${folder} was not made by the demo, so it is not emptied. Remove by hand what is the demo’s.`,
    );
  }
  await removeCluster(folder);
  for (const name of readdirSync(folder)) {
    if (!KEPT.includes(name)) rmSync(join(folder, name), { recursive: true, force: true });
  }
}
