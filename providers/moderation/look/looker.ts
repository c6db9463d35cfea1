import { Worker } from 'node:worker_threads';
import type { PictureLook } from '~/domain/moderation/picture-look';

export interface RequestInput {
  id: number;
  /** A JPEG. */
  picture: Uint8Array;
}
export type LookResult = { id: number } & ({ look: PictureLook } | { failed: string });

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
  let lastId = 0;
  const giveUp = (reason: string) => {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(new Error(reason));
    waiting.clear();
  };
  const begin = () => {
    const begun = startThread();
    begun.unref();
    begun.on('message', (message: LookResult) => {
      const one = waiting.get(message.id);
      waiting.delete(message.id);
      if ('look' in message) one?.resolve(message.look);
      else one?.reject(new Error(message.failed));
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
        lastId += 1;
        waiting.set(lastId, { resolve, reject });
        worker.postMessage({ id: lastId, picture } satisfies RequestInput);
      }),
    async close() {
      await worker?.terminate();
    },
  };
}
