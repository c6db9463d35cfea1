import { existsSync } from 'node:fs';

import { Problem } from '../print.mjs';
import { findOnPath, requireProgram } from './system-packages.mjs';

const PROGRAM = {
  label: 'Chromium',
  commands: ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'],
  packages: { 'apt-get': 'chromium', dnf: 'chromium', apk: 'chromium' },
  instead: 'set CHROMIUM_PATH to a browser of yours',
};
const MAC_BROWSERS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** The browser that CHROMIUM_PATH names, or one of the system; null when there is none. */
export const findChromium = () =>
  process.env.CHROMIUM_PATH ??
  findOnPath(PROGRAM.commands) ??
  MAC_BROWSERS.find((path) => existsSync(path)) ??
  null;

/** The browser that the journeys run in; installed if need be. */
export async function requireChromium(workplace) {
  const found = findChromium();
  if (found === null) return requireProgram(workplace, PROGRAM);
  if (existsSync(found)) return found;
  throw new Problem(`CHROMIUM_PATH names ${found}, which does not exist.`);
}
