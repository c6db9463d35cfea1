import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { MEDIA_NAMES, mediaKey } from './character-media';
import { renderCast, type RenderCastOptions } from './render-cast';
import { drawTraits } from './traits';

const worker = new URL('./render-cast-worker.ts', import.meta.url);
/** A module that does nothing: as a worker it ends at once. */
const idle = new URL('./ai-mark.ts', import.meta.url);
const cast = ['vera-lindqvist', 'ren-kurosawa'].map((slug) => ({ slug, traits: drawTraits(slug) }));

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

describe('renderCast', { timeout: 60_000 }, () => {
  const files = new Map<string, Stored>();
  const steps: [number, number][] = [];

  beforeAll(async () => {
    const onProgress = (done: number, total: number) => steps.push([done, total]);
    await renderCast({ cast, worker, ...storage(files), onProgress });
  }, 60_000);

  it('stores every file of everybody', () => {
    const keys = cast.flatMap(({ slug }) => MEDIA_NAMES.map((name) => mediaKey(slug, name)));
    expect([...files.keys()].sort()).toEqual(keys.sort());
  });

  it('says how far it is, from nothing to everything', () => {
    expect(steps).toEqual(Array.from({ length: 15 }, (_, index) => [index, 14]));
  });

  it('keeps the preview a small PNG, for addresses are looked up by that name', async () => {
    const preview = files.get('characters/vera-lindqvist/previews/preview.png');
    expect(preview?.contentType).toBe('image/png');
    expect(preview?.bytes.length).toBeLessThanOrEqual(200 * 1024);
    expect(await sharp(preview?.bytes).metadata()).toMatchObject({
      format: 'png',
      width: 480,
      height: 600,
    });
  });

  it('has nothing to do when everything is stored', async () => {
    // A worker started for any task would fail the run.
    const run = renderCast({ cast, worker: idle, ...storage(files) });
    await expect(run).resolves.toBeUndefined();
  });

  it('renders only what is missing, with the same bytes as before', async () => {
    const key = mediaKey('ren-kurosawa', 'cover');
    const rest = new Map([...files].filter(([name]) => name !== key));
    const before = rest.size;
    await renderCast({ cast, worker, ...storage(rest) });
    expect(rest.size).toBe(before + 1);
    expect(rest.get(key)).toEqual(files.get(key));
  });

  it('passes on a failure to store', async () => {
    const put = async (): Promise<void> => {
      throw new Error('the disk is full');
    };
    const run = renderCast({ cast: cast.slice(0, 1), worker, put, has: async () => false });
    await expect(run).rejects.toThrow('the disk is full');
  });

  it('says which character could not be drawn', async () => {
    const traits = { ...drawTraits('x'), light: Number.NaN as 1 };
    const broken = [{ slug: 'x', traits }];
    await expect(renderCast({ ...storage(new Map()), cast: broken, worker })).rejects.toThrow(
      'x: ',
    );
  });

  it('fails when a worker ends before its task', async () => {
    const run = renderCast({ cast, worker: idle, ...storage(new Map()) });
    await expect(run).rejects.toThrow('ended early');
  });
});
