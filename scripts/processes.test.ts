import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { afterEach, describe, expect, it } from 'vitest';
import {
  isRunning,
  processIdentity,
  readRecord,
  rememberProcess,
  stopLeftovers,
  stopProcess,
} from './processes.mjs';
import { temporaryFolder } from './testing/temporary-folder.mjs';

const children: ChildProcess[] = [];

/** Starts a process that does nothing until it is stopped. */
async function idle(script = 'setInterval(() => undefined, 1e6)'): Promise<number> {
  const child = spawn(process.execPath, ['-e', `${script}; process.stdout.write('up')`], {
    detached: true,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  children.push(child);
  await once(child.stdout, 'data');
  return child.pid ?? 0;
}

afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
});

describe('a remembered process', () => {
  it('runs while it runs, and no longer', async () => {
    const runDir = temporaryFolder();
    const pid = await idle();
    rememberProcess(runDir, { name: 'web', pid });
    const record = readRecord(runDir, 'web');
    expect(record).not.toBeNull();
    if (record === null) return;
    expect(isRunning(record)).toBe(true);
    expect(await stopProcess(record)).toBe(true);
    expect(isRunning(record)).toBe(false);
    expect(await stopProcess(record)).toBe(false);
  });

  it('is not mistaken for a later one with the same id', async () => {
    const pid = await idle();
    const earlier = { pid, identity: 'an earlier start', stopSignal: 'SIGKILL' as const };
    expect(await stopProcess(earlier)).toBe(false);
    expect(processIdentity(pid)).not.toBeNull();
  });

  it('is ended by force when it does not listen', async () => {
    const pid = await idle("process.on('SIGTERM', () => undefined); setInterval(() => 0, 1e6)");
    const identity = processIdentity(pid) ?? '';
    await stopProcess({ pid, identity, stopSignal: 'SIGTERM' }, { graceMs: 100 });
    expect(processIdentity(pid)).toBeNull();
  });
});

describe('the remainder of an earlier run', () => {
  it('is stopped and forgotten, and nothing else is', async () => {
    const runDir = temporaryFolder();
    const [left, bystander] = [await idle(), await idle()];
    rememberProcess(runDir, { name: 'web', pid: left });
    expect(await stopLeftovers(runDir)).toEqual(['web']);
    expect(processIdentity(left)).toBeNull();
    expect(processIdentity(bystander)).not.toBeNull();
    expect(readdirSync(runDir)).toEqual([]);
  });

  it('may be nothing at all', async () => {
    expect(await stopLeftovers(`${temporaryFolder()}/absent`)).toEqual([]);
  });
});
