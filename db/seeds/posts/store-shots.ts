import { createHmac } from 'node:crypto';
import { Readable } from 'node:stream';
import { renditionKeys } from '~/domain/posts/rendition-keys';
import { makeRenditions } from '~/domain/media/render-original';
import type { RenditionMaker } from '~/providers/renditions/rendition-maker';
import type { Storage } from '~/providers/storage/storage';
import { renderInPool } from '~/sandbox/studio/render-pool';
import type { ShotTask } from '~/sandbox/studio/shots';

/** Where the files of one picture or loop lie, and what it is. */
export interface StoredShot {
  originalKey: string;
  renderedKey: string;
  width: number;
  height: number;
  durationMs: number | null;
}

interface Options {
  tasks: readonly ShotTask[];
  storage: Storage;
  renditions: RenditionMaker;
  /** Makes keys of originals that nobody else can guess, and that a second run finds again. */
  secret: Buffer;
  /** Address of the worker that draws. */
  worker: URL;
  onProgress(done: number, total: number): void;
}

const photo = { width: 720, height: 1280, durationMs: null };
const loop = { width: 432, height: 768, durationMs: 4000 };

interface Wanted {
  name: string;
  isLoop: boolean;
  shot: StoredShot;
}

/**
 * Draws what is not stored yet on all cores, stores it as an original and makes its renditions;
 * answers where everything lies.
 */
export async function storeShots(options: Options): Promise<ReadonlyMap<string, StoredShot>> {
  const { storage, renditions, tasks, worker } = options;
  const wanted = new Map(
    tasks.flatMap(filesOf).map((file) => {
      const isLoop = file.isLoop;
      return [file.name, { ...file, shot: placeOf(options.secret, file.name, isLoop) }] as const;
    }),
  );
  const isStored = async ({ isLoop, shot: { renderedKey } }: Wanted) =>
    // What is stored last says that all is there.
    storage.has(isLoop ? renditionKeys.video(renderedKey) : renditionKeys.locked(renderedKey));
  const missing = new Set<string>();
  for (const file of wanted.values()) if (!(await isStored(file))) missing.add(file.name);

  const total = wanted.size;
  let done = total - missing.size;
  options.onProgress(done, total);
  await renderInPool({
    tasks: tasks
      .filter((task) => filesOf(task).some(({ name }) => missing.has(name)))
      .map((task) => ({ kind: 'shots', ...task })),
    worker,
    async store({ name, bytes }) {
      const file = wanted.get(name);
      if (!file || !missing.has(name)) return;
      const { originalKey, renderedKey } = file.shot;
      const original = Buffer.from(bytes);
      const contentType = file.isLoop ? 'video/mp4' : 'image/jpeg';
      await storage.put(originalKey, original, { contentType });
      await makeRenditions({ storage, renditions }, Readable.from([original]), {
        media: file.isLoop ? 'video' : 'photo',
        folder: renderedKey,
      });
      done += 1;
      options.onProgress(done, total);
    },
  });
  return new Map([...wanted].map(([name, { shot }]) => [name, shot]));
}

function filesOf({ shots }: ShotTask): { name: string; isLoop: boolean }[] {
  return shots.flatMap((shot) => [
    { name: shot.name, isLoop: false },
    ...('loopName' in shot && shot.loopName ? [{ name: shot.loopName, isLoop: true }] : []),
  ]);
}

function placeOf(secret: Buffer, name: string, isLoop: boolean): StoredShot {
  const hidden = createHmac('sha256', secret).update(`original:${name}`).digest('hex');
  return {
    originalKey: `originals/${hidden}.${isLoop ? 'mp4' : 'jpg'}`,
    renderedKey: `posts/${name}`,
    ...(isLoop ? loop : photo),
  };
}
