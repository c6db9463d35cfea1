import { createHash } from 'node:crypto';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { drawTraits } from './draw-traits';
import { PALETTE_NAMES } from './palettes';
import type { Framing } from './picture/framing';
import { renderCover, renderPortrait, renderStill } from './render';
import { stillSchema } from './stills/paint-still';
import { FEMININE_CLOTHES, FEMININE_HAIR, MASCULINE_HAIR, SCENES, type Traits } from './traits';

const SMALL = { width: 96, height: 120, framing: 'bust', format: 'png' } as const;

async function pixels(bytes: Buffer): Promise<string> {
  const raw = await sharp(bytes).raw().toBuffer();
  return createHash('sha256').update(raw).digest('hex');
}

async function portraitOf(traits: Traits): Promise<string> {
  return pixels(await renderPortrait(traits, SMALL));
}

/** Renders traits and returns the number of distinct pictures. */
async function countDistinct(list: readonly Traits[]): Promise<number> {
  const hashes: string[] = [];
  for (const traits of list) hashes.push(await portraitOf(traits));
  return new Set(hashes).size;
}

describe('renderPortrait', () => {
  it('gives the same bytes for the same seed', async () => {
    const options = { width: 360, height: 450, framing: 'bust', format: 'webp' } as const;
    const first = await renderPortrait(drawTraits('noor'), options);
    const second = await renderPortrait(drawTraits('noor'), options);
    expect(first.equals(second)).toBe(true);
  });

  it('gives another picture for another seed and for another shot', async () => {
    const noor = drawTraits('noor');
    const again = drawTraits('noor', {}, { shot: 'a' });
    expect(await countDistinct([noor, drawTraits('vera'), again])).toBe(3);
  });

  it('has the requested size and format', async () => {
    for (const format of ['webp', 'jpeg', 'png'] as const) {
      const bytes = await renderPortrait(drawTraits('noor'), { ...SMALL, format });
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 96, height: 120, format });
    }
  });

  it.each(['front', 'profile', 'back'] as const)('draws every hair form (%s)', async (pose) => {
    const forms = [...FEMININE_HAIR, ...MASCULINE_HAIR];
    const people = forms.map((hair) =>
      drawTraits('hair', { hair, pose, palette: 'ivory', scene: 'studio', masculine: false }),
    );
    // In profile and from behind short forms may share an outline; none may fail or disappear.
    expect(await countDistinct(people)).toBeGreaterThan(pose === 'front' ? forms.length - 1 : 9);
  });

  it('draws every hair form as a cel', async () => {
    const forms = [...FEMININE_HAIR, ...MASCULINE_HAIR];
    const people = forms.map((hair) => drawTraits('cel', { hair, style: 'anime' }));
    expect(await countDistinct(people)).toBeGreaterThan(17);
  });

  it('draws every scene, palette and garment', async () => {
    const pins = { pose: 'front', masculine: false, hair: 'bob', skin: 2 } as const;
    const scenes = SCENES.map((scene) => drawTraits('s', { ...pins, scene }));
    const palettes = PALETTE_NAMES.map((palette) => drawTraits('p', { ...pins, palette }));
    const clothes = FEMININE_CLOTHES.map((cloth) => drawTraits('c', { ...pins, cloth }));
    expect(await countDistinct(scenes)).toBe(SCENES.length);
    expect(await countDistinct(palettes)).toBe(PALETTE_NAMES.length);
    expect(await countDistinct(clothes)).toBe(FEMININE_CLOTHES.length);
  });

  it('fills the frame at every framing, down to its foot', async () => {
    const traits = drawTraits('frame', { pose: 'front', cloth: 'crew', fabric: '#d8cfc6' });
    for (const framing of ['close', 'bust', 'half'] as Framing[]) {
      const options = { width: 144, height: 256, framing, format: 'png' } as const;
      const { channels } = await sharp(await renderPortrait(traits, options)).stats();
      expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(15);
    }
  });
});

describe('other pictures', () => {
  it('renders covers at 2.1:1 and square avatars', async () => {
    const traits = drawTraits('lyra');
    const cover = await sharp(await renderCover(traits, { width: 420, height: 200 })).metadata();
    expect(cover).toMatchObject({ width: 420, height: 200, format: 'webp' });
  });

  it('renders every still life, each its own', async () => {
    const hashes = new Set<string>();
    for (const still of stillSchema.options) {
      const options = { width: 96, height: 120, format: 'png' } as const;
      hashes.add(await pixels(await renderStill(drawTraits('noor'), still, options)));
    }
    expect(hashes.size).toBe(stillSchema.options.length);
  });
});

describe('the AI mark', () => {
  it.each(['webp', 'jpeg', 'png'] as const)('is in the metadata of every %s', async (format) => {
    const bytes = await renderPortrait(drawTraits('noor'), { ...SMALL, format });
    const { xmp } = await sharp(bytes).metadata();
    expect(xmp?.toString()).toContain('digitalsourcetype/trainedAlgorithmicMedia');
  });
});
