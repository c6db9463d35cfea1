import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The file in node_modules that records the installation key. */
export const STAMP = '.installed-for';

const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : null);

/** Returns the key of an installation: this lock file, and a Node with this binary interface. */
export function installationKey(folder) {
  const lock = createHash('sha256').update(readFileSync(join(folder, 'package-lock.json')));
  return `${lock.digest('hex')} abi-${process.versions.modules} ${process.platform}-${process.arch}`;
}

/** Checks whether a manual `npm ci` has installed exactly the locked packages. */
function matchesLock(folder) {
  const installed = read(join(folder, 'node_modules', '.package-lock.json'));
  if (installed === null) return false;
  const present = JSON.parse(installed).packages;
  const { packages } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  return Object.entries(packages).every(([path, wanted]) => {
    if (path === '') return true;
    const found = present[path];
    return found ? found.version === wanted.version : wanted.optional === true;
  });
}

/** Checks whether node_modules matches the lock file, for this Node. */
export function packagesAreCurrent(folder) {
  const stamp = read(join(folder, 'node_modules', STAMP));
  return stamp === null ? matchesLock(folder) : stamp === installationKey(folder);
}
