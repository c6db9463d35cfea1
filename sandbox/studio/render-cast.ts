import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { CHARACTER_MEDIA, MEDIA_NAMES, type MediaName, mediaKey } from './character-media';
import type { Traits } from './traits';

export { CHARACTER_MEDIA, MEDIA_NAMES, type MediaName, mediaKey } from './character-media';

/** One character's work for a worker. */
export interface CastTask {
  slug: string;
  traits: Traits;
  wanted: readonly MediaName[];
}

/** What a worker says: a file is ready, the task is done, or the task cannot be done. */
export type WorkerMessage =
  | { kind: 'file'; slug: string; name: MediaName; bytes: Uint8Array }
  | { kind: 'done' }
  | { kind: 'failed'; reason: string };

export interface RenderCastOptions {
  cast: readonly { slug: string; traits: Traits }[];
  /** Address of the worker's entry: render-cast-worker.ts under tsx, its bundle otherwise. */
  worker: URL;
  /** Stores a finished file. */
  put(key: string, bytes: Uint8Array, contentType: string): Promise<void>;
  /** Whether a file is already stored: an interrupted run goes on where it stopped. */
  has(key: string): Promise<boolean>;
  /** Called with the number of files stored and of all files, first before any work is done. */
  onProgress?(done: number, total: number): void;
  /** Workers at once; as many as there are cores unless told otherwise. */
  workers?: number;
}

async function listTasks({ cast, has }: RenderCastOptions): Promise<CastTask[]> {
  return Promise.all(
    cast.map(async ({ slug, traits }) => {
      const stored = await Promise.all(MEDIA_NAMES.map((name) => has(mediaKey(slug, name))));
      return { slug, traits, wanted: MEDIA_NAMES.filter((_, index) => !stored[index]) };
    }),
  );
}

/** Found from the entry, because the caller may run in any folder. */
function loaderFor(entry: URL): string {
  return pathToFileURL(createRequire(entry).resolve('tsx')).href;
}

/** A process of its own: a picture that brings down the renderer does not bring down the caller. */
function startWorker(entry: URL): ChildProcess {
  const execArgv = entry.pathname.endsWith('.ts') ? ['--import', loaderFor(entry)] : [];
  return fork(fileURLToPath(entry), [], { execArgv, serialization: 'advanced' });
}

async function stopWorker(worker: ChildProcess): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return;
  const gone = new Promise((resolve) => worker.once('exit', resolve));
  worker.kill('SIGKILL');
  await gone;
}

/** Feeds one worker until no task is left; rejects when the worker fails. */
function work(
  worker: ChildProcess,
  nextTask: () => CastTask | undefined,
  store: (slug: string, name: MediaName, bytes: Uint8Array) => Promise<void>,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let storing = Promise.resolve();
    const giveTask = (): void => {
      const task = nextTask();
      if (task) worker.send(task, (error) => error && reject(error));
      else storing.then(resolve, reject);
    };
    worker.on('error', reject);
    worker.on('exit', (code, signal) =>
      reject(new Error(`A render worker ended early (${code ?? signal})`)),
    );
    worker.on('message', (message: WorkerMessage) => {
      if (message.kind === 'failed') return reject(new Error(message.reason));
      if (message.kind === 'done') return giveTask();
      const { slug, name, bytes } = message;
      storing = storing.then(() => store(slug, name, bytes));
      storing.catch(reject);
    });
    giveTask();
  });
}

/**
 * Renders and stores all media of a cast on all cores, skipping what is stored already. Rejects with the
 * first error of a worker or of `put`; what was stored by then stays.
 */
export async function renderCast(options: RenderCastOptions): Promise<void> {
  const { put, onProgress, worker: entry } = options;
  const all = await listTasks(options);
  const tasks = all.filter(({ wanted }) => wanted.length > 0);
  const total = all.length * MEDIA_NAMES.length;
  let done = total - tasks.reduce((sum, { wanted }) => sum + wanted.length, 0);
  onProgress?.(done, total);

  const store = async (slug: string, name: MediaName, bytes: Uint8Array): Promise<void> => {
    await put(mediaKey(slug, name), bytes, CHARACTER_MEDIA[name].contentType);
    done += 1;
    onProgress?.(done, total);
  };
  const count = Math.min(options.workers ?? availableParallelism(), tasks.length);
  const workers = Array.from({ length: count }, () => startWorker(entry));
  try {
    await Promise.all(workers.map((worker) => work(worker, () => tasks.shift(), store)));
  } finally {
    await Promise.all(workers.map(stopWorker));
  }
}
