import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { AI_SOURCE_TYPE } from './ai-mark';
import { drawTraits, renderLocked, renderPortrait } from './render';

/** The variance of what a fine blur takes away: the detail of a picture. */
async function detail(bytes: Buffer): Promise<number> {
  const image = sharp(bytes).resize(360).greyscale();
  const sharpness = await image.clone().raw().toBuffer();
  const soft = await image.clone().blur(3).raw().toBuffer();
  const sum = sharpness.reduce(
    (total, value, index) => total + (value - (soft[index] ?? 0)) ** 2,
    0,
  );
  return sum / sharpness.length;
}

describe('renderLocked', () => {
  let original: Buffer;
  let locked: Buffer;

  beforeAll(async () => {
    const size = { width: 720, height: 900 };
    original = await renderPortrait(drawTraits('sable'), {
      ...size,
      framing: 'bust',
      format: 'jpeg',
    });
    locked = await renderLocked(original);
  });

  it('keeps no detail', async () => {
    expect(await detail(original)).toBeGreaterThan(10);
    expect(await detail(locked)).toBeLessThan(1.5);
  });

  it('keeps the palette', async () => {
    const mean = async (bytes: Buffer): Promise<number[]> =>
      (await sharp(bytes).stats()).channels.map((channel) => channel.mean);
    const [before, after] = [await mean(original), await mean(locked)];
    const order = (means: number[]): number => means.indexOf(Math.max(...means));
    expect(order(after)).toBe(order(before));
  });

  it('keeps the proportions and is a JPEG', async () => {
    const { format, width, height } = await sharp(locked).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 720, height: 900 });
  });

  it('drops the metadata of the original and says that it was generated', async () => {
    const withPlace = await sharp(original)
      .withExif({ IFD0: { ImageDescription: 'taken at home' } })
      .jpeg()
      .toBuffer();
    const { exif, xmp } = await sharp(await renderLocked(withPlace)).metadata();
    expect(exif).toBeUndefined();
    expect(xmp?.toString()).toContain(AI_SOURCE_TYPE);
  });

  it('refuses what is not a picture', async () => {
    await expect(renderLocked(Buffer.from('not a picture'))).rejects.toThrow();
  });
});
