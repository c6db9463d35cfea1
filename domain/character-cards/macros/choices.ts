import { createHash } from 'node:crypto';
import type { MacroValues } from './evaluate-macro';

/**
 * Returns the choice of macros for one message: `random` returns numbers from 0 to 1. A `{{pick}}` has the
 * same result for the same seed, such as the id of a chat, and position.
 */
export function chooseBy(random: () => number, seed: string): MacroValues['choose'] {
  return (count, at) => {
    if (at === undefined) return Math.min(Math.floor(random() * count), count - 1);
    return createHash('sha256').update(`${seed}:${at}`).digest().readUInt32BE(0) % count;
  };
}
