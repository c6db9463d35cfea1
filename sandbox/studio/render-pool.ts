import { type ChildProcess, fork } from 'node:child_process';
import { createRequire } from 'node:module';
import { availableParallelism, setPriority } from 'node:os';
import { fileURLToPath, pathToFileURL } from 'node:url';
import * as z from 'zod';
import { mediaNameSchema } from './character-media';
import { shotTaskSchema } from './shots';
import { traitsSchema } from './traits';

/** The task of one worker at a time. */
export const renderTaskSchema = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('cast'),
    slug: z.string(),
    traits: traitsSchema,
    wanted: z.array(mediaNameSchema),
  }),
  shotTaskSchema.extend({ kind: z.literal('shots') }),
]);
export type RenderTask = z.infer<typeof renderTaskSchema>;

interface RenderedFile {
  /** The owner of the file: a person's slug, or another name of the task. */
  of: string;
  name: string;
  bytes: Uint8Array;
}

/** A worker's message: a file is ready, the task is done, or the task failed. */
export type WorkerMessage =
  ({ kind: 'file' } & RenderedFile) | { kind: 'done' } | { kind: 'failed'; reason: string };

interface PoolOptions {
  tasks: readonly RenderTask[];
  /** The address of a worker's entry to use instead of the studio's own. */
  worker?: URL | undefined;
  store(file: RenderedFile): Promise<void>;
  /** The number of concurrent workers; the number of cores by default. */
  workers?: number | undefined;
  /** The workers' nice value; 0 by default. */
  niceness?: number;
}

/** The address of the worker's entry: beside this file under tsx, otherwise beside the bundle. */
const renderWorker = new URL(
  import.meta.url.endsWith('.js') ? './render-cast-worker.js' : './render-cast-worker.ts',
  import.meta.url,
);

/** Returns the loader's address, resolved from the entry, because the caller may run in any folder. */
function loaderFor(entry: URL): string {
  return pathToFileURL(createRequire(entry).resolve('tsx')).href;
}

/**
 * Starts a worker as its own process, so that a picture that crashes the renderer does not crash the
 * caller.
 */
function startWorker(entry: URL, niceness = 0): ChildProcess {
  const execArgv = entry.pathname.endsWith('.ts') ? ['--import', loaderFor(entry)] : [];
  const worker = fork(fileURLToPath(entry), [], { execArgv, serialization: 'advanced' });
  if (niceness > 0 && worker.pid !== undefined) setPriority(worker.pid, niceness);
  return worker;
}

async function stopWorker(worker: ChildProcess): Promise<void> {
  if (worker.exitCode !== null || worker.signalCode !== null) return;
  const gone = new Promise((resolve) => worker.once('exit', resolve));
  worker.kill('SIGKILL');
  await gone;
}

/** Gives one worker tasks until none is left; rejects when the worker fails. */
function work(
  worker: ChildProcess,
  nextTask: () => RenderTask | undefined,
  store: PoolOptions['store'],
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
      storing = storing.then(() => store(message));
      storing.catch(reject);
    });
    giveTask();
  });
}

/**
 * Renders tasks on all cores and passes each file to `store`, those of one worker one after the other.
 * Rejects with the first error of a worker or of `store`; files stored by then stay.
 */
export async function render(options: PoolOptions): Promise<void> {
  const { worker: entry = renderWorker, store, niceness } = options;
  const tasks = [...options.tasks];
  const count = Math.min(options.workers ?? availableParallelism(), tasks.length);
  const workers = Array.from({ length: count }, () => startWorker(entry, niceness));
  try {
    await Promise.all(workers.map((worker) => work(worker, () => tasks.shift(), store)));
  } finally {
    await Promise.all(workers.map(stopWorker));
  }
}
