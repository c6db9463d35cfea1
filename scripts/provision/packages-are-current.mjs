import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where it is written down, in node_modules, what the packages were installed for. */
export const STAMP = '.installed-for';

const read = (path) => (existsSync(path) ? readFileSync(path, 'utf8') : null);

/** What the packages were installed for: this lock file, and a Node with this binary interface. */
export function installationKey(folder) {
  const lock = createHash('sha256').update(readFileSync(join(folder, 'package-lock.json')));
  return `${lock.digest('hex')} abi-${process.versions.modules} ${process.platform}-${process.arch}`;
}

/** Whether somebody's own `npm ci` has put exactly the locked packages there. */
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

/** Whether node_modules holds what the lock file names, for this Node. */
export function packagesAreCurrent(folder) {
  const stamp = read(join(folder, 'node_modules', STAMP));
  return stamp === null ? matchesLock(folder) : stamp === installationKey(folder);
}
