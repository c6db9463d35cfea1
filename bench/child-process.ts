import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import type { Answer, Question } from './pages/answer-parent';

export interface Child {
  process: ChildProcess;
  /** Returns the CPU seconds used so far, user and system. */
  cpuSeconds(): number;
  /** Returns the resident bytes after a garbage collection. */
  memory(): Promise<number>;
  /** Returns the child's result of `answerParent`; rejects with its error. */
  request<Result>(name: string, argument?: unknown): Promise<Result>;
  stop(): Promise<void>;
}

/** Clock ticks per second in the CPU figures of /proc; 100 on every Linux that we use. */
const ticksPerSecond = 100;

/**
 * Starts a script of this repository and waits until it prints a line that begins with "ready". All other
 * output goes to stderr, so that no warning is missed. If BENCH_PROFILE names a folder, every child writes
 * its CPU profile there.
 */
export async function startChild(
  script: string,
  env: Record<string, string | undefined>,
): Promise<Child & { ready: string }> {
  const folder = process.env['BENCH_PROFILE'];
  const profile = folder ? ['--cpu-prof', `--cpu-prof-dir=${folder}`] : [];
  const loaders = ['--import', 'tsx', '--import', './bench/pages/answer-memory.ts'];
  const child = spawn(process.execPath, ['--expose-gc', ...profile, ...loaders, script], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ready = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)));
    if (!child.stdout) return;
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('ready')) resolve(line.slice('ready'.length).trim());
      else process.stderr.write(`${line}\n`);
    });
  });
  return { ...watch(child), ready };
}

/** Returns the figures of any process. Only a process started by `startChild` responds to queries. */
export function watch(child: ChildProcess): Child {
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const request = createRequester(child);
  return {
    process: child,
    request,
    memory: () => request<number>('memory'),
    cpuSeconds: () => readCpuSeconds(child.pid ?? 0),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function createRequester(child: ChildProcess): Child['request'] {
  const waiting = new Map<number, (answer: Answer) => void>();
  let lastId = 0;
  child.on('message', (answer: Answer) => waiting.get(answer.id)?.(answer));
  return <Result>(name: string, argument?: unknown) =>
    new Promise<Result>((resolve, reject) => {
      const id = (lastId += 1);
      const question: Question = { id, name, argument };
      child.once('exit', () => reject(new Error(`ended before it answered ${name}`)));
      waiting.set(id, (answer) => {
        waiting.delete(id);
        if (answer.error === undefined) resolve(answer.result as Result);
        else reject(new Error(answer.error));
      });
      child.send(question);
    });
}

/** User and system time are the 14th and 15th field of stat, proc(5). */
function readCpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}
