import sharp from 'sharp';
import { UnreadableOriginal } from './rendition-maker';

/** A fingerprint of a picture's content, which identifies other copies of it. */
export interface PicturePrint {
  /** 256 bits: whether a part is brighter than the part to its left. */
  shape: Buffer;
  /** The red, green and blue values of sixteen parts, row by row. */
  tones: Buffer;
}

const columns = 17;
const rows = 16;
/** Levels of 255 by which a neighbour must be brighter; noise on an even surface is not a shape. */
const leastStep = 2;
const toneSide = 4;

/**
 * Computes the fingerprint of a picture: the difference hash by N. Krawetz ("Kind of Like That", The Hacker
 * Factor Blog, 21 January 2013) over 17 × 16 parts instead of 9 × 8, with a minimum step, and the colours
 * of 4 × 4 parts, because a drawing with the same shape in other colours is a different one. Throws
 * UnreadableOriginal if it is not a picture.
 */
export async function printPicture(bytes: Buffer): Promise<PicturePrint> {
  const picture = await decode(bytes);
  const luma = partsOf(picture, columns, rows).map(
    ([red, green, blue]) => 0.299 * red + 0.587 * green + 0.114 * blue,
  );
  const shape = Buffer.alloc((rows * (columns - 1)) / 8);
  for (let bit = 0; bit < shape.length * 8; bit += 1) {
    const at = Math.floor(bit / (columns - 1)) * columns + (bit % (columns - 1));
    const step = (luma[at + 1] ?? 0) - (luma[at] ?? 0);
    if (step > leastStep) shape[bit >> 3] = (shape[bit >> 3] ?? 0) | (1 << (bit & 7));
  }
  const tones = Buffer.from(partsOf(picture, toneSide, toneSide).flat().map(Math.round));
  return { shape, tones };
}

interface Decoded {
  data: Buffer;
  info: { width: number; height: number; channels: number };
}

async function decode(bytes: Buffer): Promise<Decoded> {
  try {
    const flat = sharp(bytes).rotate().flatten({ background: '#000' }).toColourspace('srgb');
    return await flat.raw().toBuffer({ resolveWithObject: true });
  } catch (error) {
    throw new UnreadableOriginal('it is no picture', { cause: error });
  }
}

type Colour = [red: number, green: number, blue: number];

/** Returns the mean colours of a picture's parts, row by row. */
function partsOf({ data, info }: Decoded, across: number, down: number): Colour[] {
  const { width, height, channels } = info;
  const edge = (part: number, of: number, size: number) =>
    Math.min(size - 1, Math.floor((part * size) / of));
  return Array.from({ length: across * down }, (_, part): Colour => {
    const [column, row] = [part % across, Math.floor(part / across)];
    const [left, top] = [edge(column, across, width), edge(row, down, height)];
    const right = Math.max(left + 1, Math.floor(((column + 1) * width) / across));
    const bottom = Math.max(top + 1, Math.floor(((row + 1) * height) / down));
    const sum: Colour = [0, 0, 0];
    for (let y = top; y < bottom; y += 1) {
      for (let x = left; x < right; x += 1) {
        const at = (y * width + x) * channels;
        sum[0] += data[at] ?? 0;
        sum[1] += data[at + Math.min(1, channels - 1)] ?? 0;
        sum[2] += data[at + Math.min(2, channels - 1)] ?? 0;
      }
    }
    const count = (right - left) * (bottom - top);
    return [sum[0] / count, sum[1] / count, sum[2] / count];
  });
}
