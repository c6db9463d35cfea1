import { drawTraits, type MediaName, render } from '~/sandbox/studio';
import type { CastMember } from './cast/schema';
import { characterMedia, mediaKey } from './character-media';

export interface RenderCastOptions {
  cast: readonly Pick<CastMember, 'slug' | 'traits'>[];
  /** The files to render for each character. */
  names: readonly MediaName[];
  /** Stores a finished file. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Checks whether a file is already stored, so that an interrupted run continues where it stopped. */
  has(key: string): Promise<boolean>;
  /** Called with the number of stored files and of all files; the first call is before any work. */
  onProgress?(done: number, total: number): void;
}

async function listTasks({ cast, has, names }: RenderCastOptions) {
  return Promise.all(
    cast.map(async ({ slug, traits }) => {
      const stored = await Promise.all(names.map((name) => has(mediaKey(slug, name))));
      const wanted = names.filter((_, index) => !stored[index]);
      return { kind: 'cast' as const, slug, traits: drawTraits(slug, traits), wanted };
    }),
  );
}

/**
 * Renders and stores the media of a cast on all cores, without those already stored. Rejects with the first
 * error of a worker or of `put`. Files stored until then stay.
 */
export async function renderCast(options: RenderCastOptions): Promise<void> {
  const { cast, names, put, onProgress } = options;
  const all = await listTasks(options);
  const tasks = all.filter(({ wanted }) => wanted.length > 0);
  const total = cast.length * names.length;
  let done = total - tasks.reduce((sum, { wanted }) => sum + wanted.length, 0);
  onProgress?.(done, total);

  await render({
    tasks,
    async store({ of, name, bytes }) {
      const media = names.find((candidate) => candidate === name);
      if (!media) throw new Error(`Nobody asked for ${name}`);
      await put(mediaKey(of, media), bytes, characterMedia[media].contentType);
      done += 1;
      onProgress?.(done, total);
    },
  });
}
