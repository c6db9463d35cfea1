import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { bundlePath } from './bundle.mjs';
import { runLogged } from './commands.mjs';
import { alone } from './locks.mjs';
import { dataDir, packageBinary, root } from './paths.mjs';
import { sourceHash } from './source-hash.mjs';

/** The sources of a build. */
export const SOURCES = [
  'app',
  'config',
  'db',
  'domain',
  'jobs',
  'locales',
  'observability',
  'providers',
  'public',
  'realtime',
  'sandbox',
  'scripts/bundle.mjs',
  'scripts/sbom.mjs',
  'package-lock.json',
  'remix.config.js',
  'tsconfig.json',
  'vite.config.ts',
];
const STAMP = join(root, 'dist-server', '.built-from');

const isCurrent = (hash) =>
  existsSync(STAMP) &&
  readFileSync(STAMP, 'utf8') === hash &&
  existsSync(join(root, 'build', 'server', 'index.js')) &&
  existsSync(bundlePath('web'));

/**
 * Builds server bundles and pages, unless the last build was of exactly the same sources.
 * @param {import('./commands.mjs').Workplace} workplace
 * @param {(text: string) => void} report receives progress messages
 * @param {() => Promise<void>} [besidePages] work that needs only the servers, done while pages are built
 */
export const build = (workplace, report, besidePages = async () => undefined) =>
  // A demo and a test run may share the folder.
  alone(join(dataDir, 'locks'), 'build', async () => {
    const hash = sourceHash(root, SOURCES);
    if (isCurrent(hash)) {
      report('of these very sources exists');
      await besidePages();
      return;
    }
    rmSync(STAMP, { force: true });
    const env = { ...process.env, NODE_ENV: 'production' };
    report('of the servers');
    await runLogged(workplace, {
      name: 'build-servers',
      command: process.execPath,
      args: [join(root, 'scripts', 'bundle.mjs')],
      cwd: root,
      env,
    });
    report('of the pages');
    const pages = runLogged(workplace, {
      name: 'build-pages',
      command: packageBinary('remix'),
      args: ['vite:build'],
      cwd: root,
      env,
    });
    const components = runLogged(workplace, {
      name: 'build-sbom',
      command: process.execPath,
      args: [join(root, 'scripts', 'sbom.mjs')],
      cwd: root,
      env,
    });
    await Promise.all([pages, components, besidePages()]);
    report('of servers and pages');
    writeFileSync(STAMP, hash);
  });
