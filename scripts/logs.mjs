import { existsSync, mkdirSync, openSync, readFileSync, renameSync } from 'node:fs';
import { join } from 'node:path';

const KEPT = 3;

export const logPath = (logDir, name) => join(logDir, `${name}.log`);

/** Moves the last run's log aside and keeps a few of them. */
export function rotateLog(logDir, name) {
  mkdirSync(logDir, { recursive: true });
  const path = logPath(logDir, name);
  for (let age = KEPT - 1; age >= 0; age -= 1) {
    const older = age === 0 ? path : `${path}.${age}`;
    if (existsSync(older)) renameSync(older, `${path}.${age + 1}`);
  }
}

/** Opens a file for a child's own output, so that it can go on writing if this process is killed. */
export function openLog(logDir, name) {
  mkdirSync(logDir, { recursive: true });
  return openSync(logPath(logDir, name), 'a', 0o600);
}

/** Returns the end of a log, to report why a child failed. */
export function lastLines(logDir, name, count = 15) {
  const path = logPath(logDir, name);
  if (!existsSync(path)) return '';
  return readFileSync(path, 'utf8').trimEnd().split('\n').slice(-count).join('\n');
}
