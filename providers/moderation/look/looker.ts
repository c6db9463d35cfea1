import { Worker } from 'node:worker_threads';
import type { PictureLook } from '~/domain/moderation/picture-look';

export interface Asked {
  id: number;
  /** A JPEG. */
  picture: Uint8Array;
}
export type Told = { id: number } & ({ look: PictureLook } | { failed: string });

/** An examiner of pictures. `look` rejects if a picture cannot be examined. */
export interface Looker {
  look(picture: Buffer): Promise<PictureLook>;
  close(): Promise<void>;
}

/**
 * Starts the thread: from its TypeScript source, which needs a loader, or from the file beside the bundle.
 */
function startThread(): Worker {
  if (!import.meta.url.endsWith('.ts'))
    return new Worker(new URL('./look-worker.js', import.meta.url));
  const source = new URL('./look-worker.ts', import.meta.url).href;
  const start = `import('tsx/esm/api').then(({ register }) => { register(); return import('${source}'); })`;
  return new Worker(start, { eval: true });
}

interface Waiting {
  resolve(look: PictureLook): void;
  reject(error: Error): void;
}

/** Creates a looker whose thread starts with the first picture and restarts if it died. */
export function createLooker(): Looker {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let asked = 0;
  const giveUp = (reason: string) => {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new Error(reason));
    waiting.clear();
  };
  const begin = () => {
    const begun = startThread();
    begun.unref();
    begun.on('message', (told: Told) => {
      const one = waiting.get(told.id);
      waiting.delete(told.id);
      if ('look' in told) one?.resolve(told.look);
      else one?.reject(new Error(told.failed));
      if (waiting.size === 0) begun.unref();
    });
    begun.on('error', (error) => giveUp(String(error)));
    begun.on('exit', () => begun === worker && giveUp('whoever looks at pictures is gone'));
    return begun;
  };
  return {
    look: (picture) =>
      new Promise((resolve, reject) => {
        worker ??= begin();
        worker.ref();
        asked += 1;
        waiting.set(asked, { resolve, reject });
        worker.postMessage({ id: asked, picture } satisfies Asked);
      }),
    async close() {
      await worker?.terminate();
    },
  };
}
