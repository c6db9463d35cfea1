import { execFileSync } from 'node:child_process';

import { root } from '../paths.mjs';

/** About what lies between two landings. */
const TURN_SECONDS = 4 * 3600;

/**
 * Returns the turn of this landing, by the time of its last commit, so that repeated runs of one head
 * draw the same. NOCTURNE_TURN chooses another.
 */
export function currentTurn() {
  if (process.env.NOCTURNE_TURN) return Number(process.env.NOCTURNE_TURN);
  const args = ['log', '-1', '--format=%ct'];
  const seconds = Number(execFileSync('git', args, { cwd: root, encoding: 'utf8' }));
  return Math.floor(seconds / TURN_SECONDS);
}

/** Returns the items whose turn it is: each of them once in so many turns. */
export const dueOf = (items, turn, turns) =>
  items.filter((_, index) => index % turns === turn % turns);
