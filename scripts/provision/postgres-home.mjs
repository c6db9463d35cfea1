import { createHash } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { root } from '../paths.mjs';
import { Problem } from '../print.mjs';
import { serverAccount, succeedsAs } from './postgres-account.mjs';

/** Returns a short name of a clone or a folder, for use in a path. */
export const shortHash = (text) => createHash('sha256').update(text).digest('hex').slice(0, 12);

const shelterPath = () => join('/var/lib', `nocturne-${shortHash(root)}`);

/** Returns the two possible folders for the cluster of a data folder; the second one is only for root. */
export const possibleHomes = (dataDir) => ({
  near: join(dataDir, 'postgres'),
  sheltered: join(shelterPath(), `postgres-${shortHash(dataDir)}`),
});

/** Creates a folder outside the clone, for a server's user that cannot reach it, e.g. below /root. */
export function makeShelter() {
  const shelter = shelterPath();
  mkdirSync(shelter, { recursive: true, mode: 0o755 });
  writeFileSync(join(shelter, 'README'), `The database server of ${root}\n`);
  return shelter;
}

function handOver(folder, account) {
  mkdirSync(folder, { recursive: true, mode: 0o755 });
  if (account) chownSync(folder, account.uid, account.gid);
}

function canWrite(folder, account) {
  try {
    handOver(folder, account);
  } catch {
    // Some mounted folders cannot change their owner.
    return false;
  }
  return succeedsAs(account, 'sh', ['-c', 'test -w "$0" && cd "$0"', folder]);
}

/**
 * Returns the account that runs an existing cluster. It is the one that created it, because the server
 * must own its files.
 */
function ownerOf(cluster) {
  const { uid, gid } = statSync(cluster);
  const own = process.getuid?.();
  if (own === uid) return null;
  if (own === 0) return { name: String(uid), uid, gid };
  throw new Problem(
    `${cluster} belongs to another user of this machine.\n` +
      'Start this as that user, or set DATA_DIR to a folder of your own.',
  );
}

/**
 * Returns the place of a data folder's cluster, existing or new, and the account that runs it.
 * @param {string} dataDir
 * @returns {{ cluster: string, account: import('./postgres-account.mjs').Account | null }}
 */
export function chooseHome(dataDir) {
  const { near, sheltered } = possibleHomes(dataDir);
  const existing = [near, sheltered].map((home) => join(home, 'data')).find(existsSync);
  if (existing) return { cluster: existing, account: ownerOf(existing) };
  const account = serverAccount();
  if (canWrite(near, account)) return { cluster: join(near, 'data'), account };
  rmSync(near, { recursive: true, force: true });
  makeShelter();
  handOver(sheltered, account);
  return { cluster: join(sheltered, 'data'), account };
}
