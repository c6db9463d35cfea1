/** The part of a print that is compared; see `printPicture`. */
export interface Likeness {
  shape: Uint8Array;
  tones: Uint8Array;
}

/**
 * The number of bits (of 256) in which the shapes of the same picture may differ. `mostToneLevels` is the
 * number of levels (of 255) by which the colour of any part may differ. Measured on the demo's drawings
 * ([0042](../../docs/decisions/0042-notices-of-intimate-images.md)).
 */
const mostShapeBits = 12;
export const mostToneLevels = 6;

/**
 * Checks whether two prints show the same picture, possibly stored again at another size or in another
 * format.
 */
export function isSamePicture(one: Likeness, other: Likeness): boolean {
  return (
    differingBits(one.shape, other.shape) <= mostShapeBits &&
    greatestStep(one.tones, other.tones) <= mostToneLevels
  );
}

/**
 * Returns the mean red, green and blue of a print. The means of two prints differ by no more than their
 * parts do.
 */
export function meanTones({ tones }: Pick<Likeness, 'tones'>): [number, number, number] {
  const mean = (channel: number) => {
    const levels = tones.filter((_, index) => index % 3 === channel);
    return Math.round(levels.reduce((sum, level) => sum + level, 0) / Math.max(1, levels.length));
  };
  return [mean(0), mean(1), mean(2)];
}

function differingBits(one: Uint8Array, other: Uint8Array): number {
  let count = 0;
  for (const [index, byte] of one.entries()) {
    for (let left = byte ^ (other[index] ?? 0); left > 0; left &= left - 1) count += 1;
  }
  return count;
}

const greatestStep = (one: Uint8Array, other: Uint8Array): number =>
  one.reduce((most, level, index) => Math.max(most, Math.abs(level - (other[index] ?? 0))), 0);
