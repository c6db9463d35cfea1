import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { eventually } from '~/db/testing/eventually';
import { readRecord } from './processes.mjs';
import { createSupervisor } from './supervise.mjs';
import { temporaryFolder } from './testing/temporary-folder.mjs';

const stops: (() => Promise<void>)[] = [];

function supervise() {
  const folder = temporaryFolder();
  const workplace = { runDir: join(folder, 'run'), logDir: join(folder, 'logs') };
  const supervisor = createSupervisor(workplace);
  stops.push(() => supervisor.stop([]));
  return { folder, supervisor, ...workplace };
}

/** Returns a service that is ready once its file exists, and that records the signal it ends with. */
function service(folder: string, name: string, script = '') {
  const file = join(folder, name);
  const body = `
    const { appendFileSync } = require('node:fs');
    process.on('SIGTERM', () => { appendFileSync(${JSON.stringify(join(folder, 'ends'))}, '${name} '); process.exit(0); });
    console.log('${name} starts');
    ${script}
    appendFileSync(${JSON.stringify(file)}, 'up ');
    setInterval(() => undefined, 1e6);`;
  return {
    name,
    command: process.execPath,
    args: ['-e', body],
    env: process.env,
    isReady: () => Promise.resolve(existsSync(file)),
  };
}

afterEach(async () => {
  for (const stop of stops.splice(0)) await stop();
});

describe('the supervisor', () => {
  it('restarts a service that dies, and logs its last output', async () => {
    const stdout = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const { folder, supervisor, runDir } = supervise();
    await supervisor.start([service(folder, 'worker')]);
    const first = readRecord(runDir, 'worker')?.pid ?? 0;
    process.kill(first, 'SIGKILL');
    await eventually(() => {
      expect(readFileSync(join(folder, 'worker'), 'utf8')).toBe('up up ');
    });
    const words = stdout.mock.calls.map(([text]) => String(text)).join('');
    stdout.mockRestore();
    expect(words).toContain('worker ended by itself (signal SIGKILL)');
    expect(words).toContain('worker starts');
    expect(readRecord(runDir, 'worker')?.pid).not.toBe(first);
  });

  it('puts a new process in the place of a running one, without taking that for a death', async () => {
    const stdout = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    const { folder, supervisor, runDir } = supervise();
    await supervisor.start([service(folder, 'web')]);
    const first = readRecord(runDir, 'web')?.pid;
    await supervisor.restart(['web']);
    await eventually(() => {
      expect(readFileSync(join(folder, 'web'), 'utf8')).toBe('up up ');
    });
    const words = stdout.mock.calls.map(([text]) => String(text)).join('');
    stdout.mockRestore();
    expect(words).not.toContain('ended by itself');
    expect(readRecord(runDir, 'web')?.pid).not.toBe(first);
    expect(readFileSync(join(folder, 'ends'), 'utf8')).toBe('web ');
  });

  it('stops services group by group and leaves no record', async () => {
    const { folder, supervisor, runDir } = supervise();
    await supervisor.start([service(folder, 'postgres')]);
    await supervisor.start([service(folder, 'web')]);
    await supervisor.stop([['web'], ['postgres']]);
    expect(readFileSync(join(folder, 'ends'), 'utf8')).toBe('web postgres ');
    expect(['postgres', 'web'].map((name) => readRecord(runDir, name))).toEqual([null, null]);
  });

  it('reports why a service did not start', async () => {
    const { folder, supervisor } = supervise();
    const failing = service(folder, 'web', "console.error('no such table'); process.exit(7);");
    const problem = await supervisor.start([failing]).catch((error: unknown) => error);
    expect(String(problem)).toContain('web did not start (exit code 7)');
    expect(String(problem)).toContain('no such table');
  });

  it('reports that a program cannot be executed', async () => {
    const { folder, supervisor } = supervise();
    const absent = { ...service(folder, 'web'), command: join(folder, 'absent') };
    const problem = await supervisor.start([absent]).catch((error: unknown) => error);
    expect(String(problem)).toContain('web did not start (it cannot be executed)');
  });
});
