import { randomInt } from 'node:crypto';
import fc from 'fast-check';
import { isFull } from './sample';

/**
 * The seed to repeat a run. Without NOCTURNE_SEED all everyday runs use the same values, so that a
 * failure is due to the change; each file of a full run uses others. A failure prints its seed.
 */
const given = Number(process.env['NOCTURNE_SEED'] ?? NaN);
const usual = isFull ? randomInt(2 ** 31) : 20_240;

fc.configureGlobal({ seed: Number.isSafeInteger(given) ? given : usual });
