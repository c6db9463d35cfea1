import { existsSync } from 'node:fs';

import { Problem } from '../print.mjs';
import { findOnPath, requireProgram } from './system-packages.mjs';

/** The browser without its window: it renders the same pages in little more than half the time. */
const HEADLESS_SHELL = {
  label: 'Chromium (headless shell)',
  commands: ['chromium-headless-shell'],
  packages: { 'apt-get': 'chromium-headless-shell' },
  instead: 'let the journeys take any Chromium there is',
};
const CHROMIUM = {
  label: 'Chromium',
  commands: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  packages: { 'apt-get': 'chromium', dnf: 'chromium', apk: 'chromium' },
  instead: 'set CHROMIUM_PATH to a browser of yours',
};
const MAC_BROWSERS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Returns the browser in CHROMIUM_PATH, or one of the system; null when there is none. */
export const findChromium = () =>
  process.env.CHROMIUM_PATH ??
  findOnPath([...HEADLESS_SHELL.commands, ...CHROMIUM.commands]) ??
  MAC_BROWSERS.find((path) => existsSync(path)) ??
  null;

/** Returns the browser for the journeys; installs it if necessary. */
export async function requireChromium(workplace) {
  const named = process.env.CHROMIUM_PATH;
  if (named && !existsSync(named)) {
    throw new Problem(`CHROMIUM_PATH names ${named}, which does not exist.`);
  }
  if (named) return named;
  const shell = await requireProgram(workplace, HEADLESS_SHELL).catch(() => null);
  return shell ?? findChromium() ?? requireProgram(workplace, CHROMIUM);
}
