import { execFileSync } from 'node:child_process';

import { root } from '../paths.mjs';

/** Turns until each journey outside the core ran once. */
const TURNS_OF_JOURNEYS = 4;
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
const dueOf = (items, turn, turns) => items.filter((_, index) => index % turns === turn % turns);

/** Returns the journeys' files whose turn it is. */
export const dueJourneys = (files, turn) => dueOf(files, turn, TURNS_OF_JOURNEYS);

/** Returns the one of the slow test files whose turn it is. */
export const dueSlowFile = (files, turn) => dueOf(files, turn, Math.max(files.length, 1));
