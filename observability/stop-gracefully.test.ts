import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { eventually } from '~/db/testing/eventually';

/** Starting a process may take long. */
const patient = { timeout: 90_000 };

const script = fileURLToPath(new URL('testing/stopping-process.ts', import.meta.url));

/** Starts a process with an open response; `log` returns its output. */
async function start(env: Record<string, string> = {}) {
  const child = spawn(process.execPath, ['--import', 'tsx', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { NODE_ENV: 'test', PATH: process.env['PATH'], LIMIT_MS: '10000', ...env },
  });
  let log = '';
  child.stdout.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const port = await eventually(
    () => {
      const [, found] = /^port (\d+)$/m.exec(log) ?? [];
      if (found === undefined) throw new Error(`not listening: ${log}`);
      return found;
    },
    { limitMs: 60_000 },
  );
  const url = `http://127.0.0.1:${port}`;
  const answer = fetch(`${url}/open`).then((response) => response.text());
  // The test that expects a failure checks it.
  answer.catch(() => undefined);
  // The headers arrive only at the end, so the test waits for the response to a later request.
  await fetch(`${url}/nothing`);
  const ended = once(child, 'exit') as Promise<[number | null]>;
  return { child, url, answer, ended, log: () => log };
}

it.each([
  ['/throw', 'uncaughtException', 'thrown'],
  ['/reject', 'unhandledRejection', 'rejected'],
  ['/reject-text', 'unhandledRejection', 'a bare text'],
])(
  'an uncaught error (%s) is logged, open answers are finished, and the process ends with 1',
  patient,
  async (path, origin, word) => {
    const { url, answer, ended, log } = await start();
    await fetch(url + path);
    expect(await answer).toBe('whole');
    expect((await ended)[0]).toBe(1);
    const fatal = log().match(/^\{"level":60.*$/m)?.[0] ?? '';
    expect(JSON.parse(fatal)).toMatchObject({ origin, err: { message: word } });
    expect(log()).toContain('"step":"a step that fails"');
    expect(log()).toContain('"step":"another failure"');
    await expect(fetch(url)).rejects.toThrow();
  },
);

it('ends with 0 on a signal, after its open answers', patient, async () => {
  const { child, answer, ended } = await start();
  child.kill('SIGTERM');
  expect(await answer).toBe('whole');
  expect((await ended)[0]).toBe(0);
});

it('ends with 1 when something fails on the way out, and no sooner', patient, async () => {
  const { child, answer, ended, log } = await start({ FAIL_STOPPING: '1' });
  child.kill('SIGTERM');
  expect(await answer).toBe('whole');
  expect((await ended)[0]).toBe(1);
  expect(log()).toContain('"origin":"uncaughtException"');
});

it('ends with 1 at the limit when an answer does not end', patient, async () => {
  const { url, answer, ended, log } = await start({ HOLD: '1', LIMIT_MS: '200' });
  await fetch(`${url}/reject`);
  expect((await ended)[0]).toBe(1);
  expect(log()).toContain('did not stop in time');
  await expect(answer).rejects.toThrow();
});
