import { spawn, type ChildProcess } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';

export interface Child {
  process: ChildProcess;
  /** CPU seconds spent so far, user and system. */
  cpuSeconds(): number;
  stop(): Promise<void>;
}

/** Clock ticks per second of /proc's CPU figures; 100 on every Linux we run on. */
const ticksPerSecond = 100;

/** Starts a script of this repository and waits until it prints a line that begins with "ready". */
export async function startChild(
  script: string,
  env: Record<string, string | undefined>,
): Promise<Child & { ready: string }> {
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const ready = await new Promise<string>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`${script} ended with ${code}`)));
    createInterface({ input: child.stdout }).on('line', (line) => {
      if (line.startsWith('ready')) resolve(line.slice('ready'.length).trim());
    });
  });
  return {
    ready,
    process: child,
    cpuSeconds: () => readCpuSeconds(child.pid ?? 0),
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** User and system time are the 14th and 15th field of stat, proc(5). */
function readCpuSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}
