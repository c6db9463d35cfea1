import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Redis } from 'ioredis';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { freeTestPort } from '../ports.mjs';
import { createSupervisor } from '../supervise.mjs';
import { prepareRedis, requireRedis } from './redis.mjs';

const folder = mkdtempSync(join(tmpdir(), 'redis-test-'));
const workplace = { runDir: join(folder, 'run'), logDir: join(folder, 'logs') };
const password = 'a "quoted" pass\\word+/=';
const supervisor = createSupervisor(workplace, () => undefined);
let url: URL;

beforeAll(async () => {
  for (const one of Object.values(workplace)) mkdirSync(one, { recursive: true });
  const prepared = await prepareRedis({
    program: await requireRedis(workplace),
    folder: join(folder, 'redis'),
    password,
    choosePort: () => freeTestPort(new Set()),
  });
  await supervisor.start([prepared.service]);
  url = new URL(prepared.url);
});
afterAll(async () => {
  await supervisor.stop([['redis']]);
  rmSync(folder, { recursive: true, force: true });
});

async function ping(address: URL): Promise<string> {
  const redis = new Redis(address.href, { maxRetriesPerRequest: 0, enableReadyCheck: false });
  redis.on('error', () => undefined);
  try {
    return await redis.ping();
  } finally {
    redis.disconnect();
  }
}

it('Redis answers a client that has its password', async () => {
  expect(await ping(url)).toBe('PONG');
});

it('Redis refuses a client without its password', async () => {
  const without = new URL(url);
  without.password = '';
  await expect(ping(without)).rejects.toThrow(/NOAUTH/);
  const wrong = new URL(url);
  wrong.password = 'guessed';
  await expect(ping(wrong)).rejects.toThrow(/WRONGPASS|NOAUTH/);
});

it('the password is stored in a file that only its owner can read', () => {
  expect(statSync(join(folder, 'redis', 'redis.conf')).mode & 0o777).toBe(0o600);
});
