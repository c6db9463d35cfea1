import { existsSync, lstatSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

import { runLogged } from '../commands.mjs';
import { alone } from '../locks.mjs';
import { dataDir, root } from '../paths.mjs';
import { installationKey, packagesAreCurrent, STAMP } from './packages-are-current.mjs';

/**
 * Installs the packages when they are missing or belong to another lock file.
 * @param {import('../commands.mjs').Workplace} workplace
 * @param {(text: string) => void} report receives progress messages
 */
export const installPackages = (workplace, report) =>
  alone(join(dataDir, 'locks'), 'packages', async () => {
    const stamp = join(root, 'node_modules', STAMP);
    if (packagesAreCurrent(root)) {
      if (!existsSync(stamp)) writeFileSync(stamp, installationKey(root));
      return;
    }
    refuseLinkedPackages();
    report('(npm ci)');
    const path = `${process.env.PATH ?? ''}${delimiter}${dirname(process.execPath)}`;
    await runLogged(workplace, {
      name: 'npm-ci',
      command: 'npm',
      // NODE_ENV=production in the caller's environment would omit the build tools.
      args: ['ci', '--include=dev', '--no-audit', '--no-fund'],
      cwd: root,
      env: { ...process.env, PATH: path },
    });
    writeFileSync(stamp, installationKey(root));
  });

/** Throws if node_modules is a link: npm would empty the packages of another checkout. */
function refuseLinkedPackages() {
  const link = lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false });
  if (link?.isSymbolicLink() !== true) return;
  throw new Error('node_modules is a link, and its packages do not fit package-lock.json.');
}
