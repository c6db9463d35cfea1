import { createHash, randomInt } from 'node:crypto';

/** Returns a random whole number from 0 to below a limit, each with the same probability. */
export type RandomSource = (limit: number) => number;

/** The random numbers of the operating system, for draws that pay. */
export const secureRandom: RandomSource = (limit) => randomInt(limit);

const wordBytes = 4;
const words = 2 ** 32;

/**
 * Returns random numbers that are always the same for a seed, for tests of the wheel: the 32-bit words of
 * SHA-256 over the seed and a counter. Words above the last multiple of the limit are skipped, so that no
 * number is more probable than another. Throws a RangeError for a limit below 1 or above 2^32.
 */
export function seededRandom(seed: string): RandomSource {
  let counter = 0;
  let block = Buffer.alloc(0);
  let offset = 0;
  const nextWord = () => {
    if (offset >= block.length) {
      block = createHash('sha256').update(`${seed}:${counter}`).digest();
      counter += 1;
      offset = 0;
    }
    const word = block.readUInt32BE(offset);
    offset += wordBytes;
    return word;
  };
  return (limit) => {
    if (!Number.isSafeInteger(limit) || limit < 1 || limit > words) {
      throw new RangeError(`no random number below ${limit}`);
    }
    const usable = words - (words % limit);
    let word = nextWord();
    while (word >= usable) word = nextWord();
    return word % limit;
  };
}
