import { drawTraits, type MediaName, render } from '~/sandbox/studio';
import type { CastMember } from './cast/schema';
import { characterMedia, mediaKey } from './character-media';

export interface RenderCastOptions {
  cast: readonly Pick<CastMember, 'slug' | 'traits'>[];
  /** Which of everybody's files. */
  names: readonly MediaName[];
  /** Stores a finished file. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Whether a file is already stored: an interrupted run goes on where it stopped. */
  has(key: string): Promise<boolean>;
  /** Called with the number of files stored and of all files, first before any work is done. */
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
 * Renders and stores media of a cast on all cores, skipping what is stored already. Rejects with the
 * first error of a worker or of `put`; what was stored by then stays.
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
      const media = names.find((known) => known === name);
      if (!media) throw new Error(`Nobody asked for ${name}`);
      await put(mediaKey(of, media), bytes, characterMedia[media].contentType);
      done += 1;
      onProgress?.(done, total);
    },
  });
}
