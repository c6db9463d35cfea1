import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { findFreePort } from '~/db/testing/find-free-port';

const bundle = 'dist-server/worker.js';

/**
 * Starts workers as in a deployment, each with a relay. A killed worker is restarted immediately, as by its
 * supervisor.
 */
export async function startWorkers(count: number, env: Record<string, string>) {
  const workers = await Promise.all(
    Array.from({ length: count }, async () => {
      const port = await findFreePort();
      return { port, child: await startWorker(port, env) };
    }),
  );
  let kills = 0;
  let timer: NodeJS.Timeout | undefined;
  const restarts = new Set<Promise<void>>();

  async function startAgain(worker: (typeof workers)[number]): Promise<void> {
    const { child } = worker;
    child.kill('SIGKILL');
    if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    worker.child = spawnWorker(worker.port, env);
  }

  return {
    kills: () => kills,
    /**
     * Starts to kill the workers one after another at regular intervals, whatever they do at that moment.
     */
    beginKilling(everyMs: number): void {
      timer = setInterval(() => {
        const victim = workers[kills % workers.length];
        kills += 1;
        if (!victim) return;
        const again = startAgain(victim).finally(() => restarts.delete(again));
        restarts.add(again);
      }, everyMs);
    },
    async endKilling(): Promise<void> {
      clearInterval(timer);
      await Promise.all(restarts);
    },
    async stop(): Promise<void> {
      clearInterval(timer);
      await Promise.all(restarts);
      await Promise.all(workers.map(({ child }) => end(child)));
    },
  };
}
export type Workers = Awaited<ReturnType<typeof startWorkers>>;

function spawnWorker(port: number, env: Record<string, string>): ChildProcess {
  return spawn(process.execPath, [bundle], {
    env: { ...process.env, ...env, WORKER_PORT: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function startWorker(port: number, env: Record<string, string>): Promise<ChildProcess> {
  const child = spawnWorker(port, env);
  for (;;) {
    if (child.exitCode !== null) throw new Error(`a worker ended with ${child.exitCode}`);
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`).catch(() => null);
    if (answer?.ok) return child;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}
