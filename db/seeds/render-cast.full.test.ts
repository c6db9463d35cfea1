import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { atOnce, characterMedia, later } from './character-media';
import { renderCast, type RenderCastOptions } from './render-cast';

const cast = ['vera-lindqvist', 'ren-kurosawa'].map((slug) => ({ slug, traits: {} }));
const names = [...atOnce, ...later];

interface Stored {
  bytes: Uint8Array;
  contentType: string;
}

function storage(files: Map<string, Stored>): Pick<RenderCastOptions, 'put' | 'has'> {
  return {
    put: async (key, bytes, contentType) => void files.set(key, { bytes, contentType }),
    has: async (key) => files.has(key),
  };
}

const refuse = async (): Promise<void> => {
  throw new Error('the disk is full');
};

describe('renderCast', { timeout: 60_000 }, () => {
  const files = new Map<string, Stored>();
  const steps: [number, number][] = [];

  beforeAll(async () => {
    const onProgress = (done: number, total: number) => steps.push([done, total]);
    await renderCast({ cast, names, ...storage(files), onProgress });
  }, 60_000);

  it('stores every file of every character with its type', () => {
    const types = new Map([...files].map(([key, { contentType }]) => [key, contentType]));
    const expected = cast.flatMap(({ slug }) =>
      Object.values(characterMedia).map(
        ({ path, contentType }) => [`characters/${slug}/${path}`, contentType] as const,
      ),
    );
    expect(types).toEqual(new Map(expected));
  });

  it('reports its progress, from nothing to everything', () => {
    expect(steps).toEqual(Array.from({ length: 15 }, (_, index) => [index, 14]));
  });

  it('keeps the preview a small PNG, for addresses are looked up by that name', async () => {
    const preview = files.get('characters/vera-lindqvist/previews/preview.png');
    expect(preview?.contentType).toBe('image/png');
    expect(preview?.bytes.length).toBeLessThanOrEqual(200 * 1024);
    expect(await sharp(preview?.bytes).metadata()).toMatchObject({ format: 'png' });
  });

  it('stores pictures of their declared size', async () => {
    for (const name of [...atOnce, 'poster'] as const) {
      const { path, width, height } = characterMedia[name];
      const { bytes } = files.get(`characters/ren-kurosawa/${path}`) ?? {};
      expect(await sharp(bytes).metadata(), name).toMatchObject({ width, height });
    }
  });

  it('has nothing to do when everything is stored', async () => {
    const run = renderCast({ cast, names, ...storage(files), put: refuse });
    await expect(run).resolves.toBeUndefined();
  });

  it('renders only missing files, with the same bytes as before', async () => {
    const key = 'characters/ren-kurosawa/cover.avif';
    const rest = new Map([...files].filter(([name]) => name !== key));
    const before = rest.size;
    await renderCast({ cast, names, ...storage(rest) });
    expect(rest.size).toBe(before + 1);
    expect(rest.get(key)).toEqual(files.get(key));
  });

  it('passes on a failure to store', async () => {
    const run = renderCast({ cast, names: ['avatar'], put: refuse, has: async () => false });
    await expect(run).rejects.toThrow('the disk is full');
  });
});
