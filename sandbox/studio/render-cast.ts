import type { CastTask } from './cast-task';
import { CHARACTER_MEDIA, MEDIA_NAMES, type MediaName, mediaKey } from './character-media';
import { renderInPool } from './render-pool';
import type { Traits } from './traits';

export interface RenderCastOptions {
  cast: readonly { slug: string; traits: Traits }[];
  /** Which of everybody's files; all of them unless told. */
  names?: readonly MediaName[];
  /** Address of another worker's entry than the studio's own. */
  worker?: URL | undefined;
  /** Stores a finished file. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Whether a file is already stored: an interrupted run goes on where it stopped. */
  has(key: string): Promise<boolean>;
  /** Called with the number of files stored and of all files, first before any work is done. */
  onProgress?(done: number, total: number): void;
  /** Workers at once; as many as there are cores unless told otherwise. */
  workers?: number;
}

async function listTasks({
  cast,
  has,
  names = MEDIA_NAMES,
}: RenderCastOptions): Promise<CastTask[]> {
  return Promise.all(
    cast.map(async ({ slug, traits }) => {
      const stored = await Promise.all(names.map((name) => has(mediaKey(slug, name))));
      return { slug, traits, wanted: names.filter((_, index) => !stored[index]) };
    }),
  );
}

/**
 * Renders and stores all media of a cast on all cores, skipping what is stored already. Rejects with the
 * first error of a worker or of `put`; what was stored by then stays.
 */
export async function renderCast(options: RenderCastOptions): Promise<void> {
  const { put, onProgress, worker, workers } = options;
  const all = await listTasks(options);
  const tasks = all.filter(({ wanted }) => wanted.length > 0);
  const total = all.length * (options.names ?? MEDIA_NAMES).length;
  let done = total - tasks.reduce((sum, { wanted }) => sum + wanted.length, 0);
  onProgress?.(done, total);

  await renderInPool({
    tasks: tasks.map((task) => ({ kind: 'cast', ...task })),
    worker,
    workers,
    async store({ of, name, bytes }) {
      const media = MEDIA_NAMES.find((known) => known === name);
      if (!media) throw new Error(`Nobody asked for ${name}`);
      await put(mediaKey(of, media), bytes, CHARACTER_MEDIA[media].contentType);
      done += 1;
      onProgress?.(done, total);
    },
  });
}
