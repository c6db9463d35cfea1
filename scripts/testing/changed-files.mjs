import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

import { root, testDataDir } from '../paths.mjs';

const GREEN = join(testDataDir, 'last-green.json');
/** The maximum age of a landing's commits before its last one, in seconds. */
const LANDING_SECONDS = 4 * 3600;

const git = (args, env = {}) =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();

const linesOf = (text) => text.split('\n').filter((line) => line !== '');

/** Returns the paths of all files that git does not ignore. */
export const listFiles = () => linesOf(git(['ls-files', '-co', '--exclude-standard']));

/** Stores the current files, committed or not, as a tree in git; returns the tree's id. */
function storeTree() {
  const index = join(tmpdir(), `nocturne-index-${process.pid}`);
  const env = { GIT_INDEX_FILE: index };
  try {
    git(['add', '--all'], env);
    return git(['write-tree'], env);
  } finally {
    rmSync(index, { force: true });
  }
}

/** Records that every suite passed on the current files. */
export function rememberGreen() {
  mkdirSync(dirname(GREEN), { recursive: true });
  writeFileSync(GREEN, JSON.stringify({ tree: storeTree() }));
}

/** Returns the files changed since every suite last passed; null if they never did. */
export function changedSinceGreen() {
  if (!existsSync(GREEN)) return null;
  const { tree } = JSON.parse(readFileSync(GREEN, 'utf8'));
  try {
    return linesOf(git(['diff', '--name-only', tree, storeTree()]));
  } catch {
    // Git removes unreferenced trees after some weeks.
    return null;
  }
}

/** Returns the files that this landing's commits changed. */
export function changedByLanding() {
  const landed = Number(git(['log', '-1', '--format=%ct']));
  const before = `--before=${landed - LANDING_SECONDS}`;
  const base = git(['rev-list', '-1', before, 'HEAD']);
  // Without an older commit, as in a shallow clone, everything counts as changed.
  return base === '' ? listFiles() : linesOf(git(['diff', '--name-only', base, 'HEAD']));
}
