import { execFileSync } from 'node:child_process';

import { root } from '../paths.mjs';

/** The approximate time between two landings, in seconds. */
const TURN_SECONDS = 4 * 3600;

/**
 * Returns the turn of this landing, from the time of its last commit, so that repeated runs of one head
 * draw the same tests. NOCTURNE_TURN overrides it.
 */
export function currentTurn() {
  if (process.env.NOCTURNE_TURN) return Number(process.env.NOCTURNE_TURN);
  const args = ['log', '-1', '--format=%ct'];
  const seconds = Number(execFileSync('git', args, { cwd: root, encoding: 'utf8' }));
  return Math.floor(seconds / TURN_SECONDS);
}

/** Returns the items due in this turn: each of them once in `turns` turns. */
export const dueOf = (items, turn, turns) =>
  items.filter((_, index) => index % turns === turn % turns);
