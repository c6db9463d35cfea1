import { createRandom } from '../random';

/** The side of the square tile of film grain that is repeated over a picture. */
export const GRAIN_SIZE = 512;
const MIDDLE = 128;
/** The standard deviation, in steps of a byte. */
const STRENGTH = 17;

function drawGrain(): Uint8Array {
  const random = createRandom('grain');
  const tile = new Uint8Array(GRAIN_SIZE * GRAIN_SIZE);
  for (let index = 0; index < tile.length; index++) {
    // The sum of four uniform draws is close to a normal distribution; its variance is a third.
    const sum = random.next() + random.next() + random.next() + random.next() - 2;
    tile[index] = Math.max(0, Math.min(255, MIDDLE + sum * STRENGTH * Math.sqrt(3)));
  }
  return tile;
}

let tile: Uint8Array | undefined;

/** Returns the tile, drawn once per process. */
export function grainTile(): Uint8Array {
  tile ??= drawGrain();
  return tile;
}

function softLight(base: number, light: number): number {
  if (light <= 0.5) return base - (1 - 2 * light) * base * (1 - base);
  const spread = base <= 0.25 ? ((16 * base - 12) * base + 4) * base : Math.sqrt(base);
  return base + (2 * light - 1) * (spread - base);
}

/**
 * Builds a table of softLight for every pair of bytes (grain × 256 + base), with each result passed through
 * `tone`.
 */
export function tabulateSoftLight(tone: (byte: number) => number): Uint8Array {
  const table = new Uint8Array(256 * 256);
  for (let light = 0; light < 256; light++) {
    for (let base = 0; base < 256; base++) {
      const byte = Math.round(softLight(base / 255, light / 255) * 255);
      table[light * 256 + base] = tone(byte);
    }
  }
  return table;
}
