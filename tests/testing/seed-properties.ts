import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { isFull } from './sample';

/**
 * NOCTURNE_SEED repeats a run. Without it all everyday runs try the same values, so that one fails
 * only by what was changed; each file of a full run tries others. A failure prints its seed.
 */
const given = Number(process.env['NOCTURNE_SEED'] ?? NaN);
const usual = isFull ? randomInt(2 ** 31) : 20_240;

fc.configureGlobal({ seed: Number.isSafeInteger(given) ? given : usual });
