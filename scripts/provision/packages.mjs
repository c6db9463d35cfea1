import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

import { runLogged } from '../commands.mjs';
import { alone } from '../locks.mjs';
import { dataDir, root } from '../paths.mjs';

const STAMP = '.installed-for';

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

/**
 * Installs the packages when they are missing or of another lock file.
 * @param {import('../commands.mjs').Workplace} workplace
 * @param {(text: string) => void} tell hears what is being done
 */
export const installPackages = (workplace, tell) =>
  alone(join(dataDir, 'locks'), 'packages', async () => {
    const stamp = join(root, 'node_modules', STAMP);
    if (packagesAreCurrent(root)) {
      if (!existsSync(stamp)) writeFileSync(stamp, installationKey(root));
      return;
    }
    tell('(npm ci)');
    const path = `${process.env.PATH ?? ''}${delimiter}${dirname(process.execPath)}`;
    await runLogged(workplace, {
      name: 'npm-ci',
      command: 'npm',
      // NODE_ENV=production in the caller's environment would leave the build tools out.
      args: ['ci', '--include=dev', '--no-audit', '--no-fund'],
      cwd: root,
      env: { ...process.env, PATH: path },
    });
    writeFileSync(stamp, installationKey(root));
  });
