import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { SOURCES } from '../build.mjs';
import { root } from '../paths.mjs';
import { listSources } from '../source-hash.mjs';

const POLL_MS = 500;

// Polls the sources: file watchers miss files that editors replace instead of writing to them.
const lookAtSources = () =>
  listSources(root, SOURCES)
    .map((path) => `${path} ${statSync(join(root, path), { throwIfNoEntry: false })?.mtimeMs}`)
    .join('\n');

/**
 * Calls `act` whenever sources have changed and then stayed the same for one interval.
 * @param {() => Promise<void>} act
 */
export async function followSources(act) {
  let built = lookAtSources();
  let last = built;
  for (;;) {
    await pause(POLL_MS);
    const now = lookAtSources();
    if (now !== built && now === last) {
      built = now;
      await act();
    }
    last = now;
  }
}
