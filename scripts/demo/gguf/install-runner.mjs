import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

import { runLogged } from '../../commands.mjs';

/** Never a dependency of the product: its files for all graphics cards are large, and few people need them. */
const PACKAGE = 'node-llama-cpp@3';

/** Returns the module of llama.cpp in the folder where it is installed. */
export const runnerModule = (folder) =>
  join(folder, 'node_modules', 'node-llama-cpp', 'dist', 'index.js');

/**
 * Installs llama.cpp for Node into a folder of its own, unless it is there.
 * @param {import('../../commands.mjs').Workplace} workplace
 * @param {string} folder
 * @param {(text: string) => void} report receives progress messages
 */
export async function installRunner(workplace, folder, report) {
  if (existsSync(runnerModule(folder))) return;
  mkdirSync(folder, { recursive: true });
  // Without this file npm installs into the next folder above that has one.
  writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
  report('(npm install node-llama-cpp)');
  await runLogged(workplace, {
    name: 'npm-model-runner',
    command: 'npm',
    args: ['install', '--no-audit', '--no-fund', '--no-save', PACKAGE],
    cwd: folder,
    env: {
      ...process.env,
      PATH: `${process.env.PATH ?? ''}${delimiter}${dirname(process.execPath)}`,
      // The demo may have been started with production packages only, or from another npm's folder.
      npm_config_prefix: undefined,
      npm_config_local_prefix: undefined,
    },
  });
}
