import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it, onTestFinished } from 'vitest';
import { eventually } from '~/db/testing/eventually';
import { newId } from '~/domain/shared/ids';
import type { EngineName } from './engines/engine';
import { publicUrl, type TestBed } from './testing/create-test-bed';
import { openTestBed } from './testing/open-test-bed';
import { findFreePort } from '~/db/testing/find-free-port';
import { engines } from './testing/engines';

/** Fails on a signal, like an unforeseen fault. */
const failOnSignal = `data:text/javascript,${encodeURIComponent(
  "process.on('SIGUSR2', () => Promise.reject(new Error('nobody thought of this')))",
)}`;

function start(bed: TestBed, engine: EngineName, port: number) {
  const options = ['--import', 'tsx', '--import', failOnSignal];
  return spawn(process.execPath, [...options, 'realtime/main.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      NODE_ENV: 'test',
      PATH: process.env['PATH'],
      DEPLOYMENT: 'test',
      PUBLIC_URL: publicUrl,
      DATABASE_URL: bed.database.url,
      REDIS_URL: bed.redisUrl,
      REALTIME_ENGINE: engine,
      REALTIME_PORT: String(port),
      SESSION_SECRET: 'test-secret-test-secret-test-secret',
      SEAL_KEY: Buffer.alloc(32, 7).toString('base64'),
      COMMANDS_KEY: 'k'.repeat(16),
      SMTP_URL: 'smtp://127.0.0.1:1',
      MODEL_URL: 'http://127.0.0.1:1',
      MODEL_KEY: 'key',
    },
  });
}

/**
 * Starts a process and waits until it is ready; returns it with its log so far. It is killed with the test.
 */
async function startReady(bed: TestBed, engine: EngineName) {
  const port = await findFreePort();
  const child = start(bed, engine, port);
  onTestFinished(() => void child.kill('SIGKILL'));
  let log = '';
  child.stdout.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const url = `http://127.0.0.1:${port}`;
  const isReady = async () => expect((await fetch(`${url}/readyz`)).status).toBe(200);
  await eventually(isReady, { limitMs: 60_000 });
  return { child, url, log: () => log };
}

describe.each(engines)('the gateway process on %s', { timeout: 120_000 }, async (engine) => {
  const bed = await openTestBed(engine);

  it('starts from its environment, and on SIGTERM ends by itself with 0', async () => {
    const { child, url, log } = await startReady(bed, engine);
    expect(log()).toContain(`"engine":"${engine}"`);
    const { cookie } = await bed.signIn();
    const requestId = 'asked-by-the-page-1';
    const client = bed.chat(url, cookie, { extraHeaders: { 'x-request-id': requestId } });
    const stream = bed.stream(`${url}/api/v1/notifications/stream`, cookie);
    await eventually(() => {
      expect(client.socket.connected).toBe(true);
      expect(stream.opened).toBe(1);
    });
    const content = 'Words for nobody else';
    const command = { idempotencyKey: newId(), content, recipient: newId() };
    const name = 'chat.send-user-message.command';
    expect(await client.socket.emitWithAck(name, command)).toEqual({ accepted: true });
    child.kill('SIGTERM');
    const [code] = (await once(child, 'exit')) as [number | null];
    expect(code).toBe(0);
    expect(client.closings).toEqual(['transport close']);
    expect(log()).toContain(requestId);
    expect(log()).toContain(name);
    expect(log()).not.toContain(content);
    expect(log()).not.toContain(cookie.split('=')[1]);
  });

  it('sends its clients to another gateway on an uncaught fault, and ends with 1', async () => {
    const { child, url, log } = await startReady(bed, engine);
    const client = bed.chat(url, (await bed.signIn()).cookie);
    await eventually(() => expect(client.socket.connected).toBe(true));
    const ended = once(child, 'exit');
    child.kill('SIGUSR2');
    expect(await ended).toEqual([1, null]);
    expect(client.closings).toEqual(['transport close']);
    expect(log()).toContain('nobody thought of this');
  });
});
