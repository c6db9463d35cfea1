import type { AddressInfo, Server } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestDatabase } from '~/db/testing/open-test-context';
import { createMetrics } from '~/observability/metrics';
import { openTestRedis } from '~/db/testing/open-test-redis';
import { startHealthServer } from './health-server';

const metricsKey = 'metrics-key-of-tests';
const stranger = { 'x-forwarded-for': '203.0.113.9' };
const operator = { ...stranger, authorization: `Bearer ${metricsKey}` };

const database = await openTestDatabase();
const redis = await openTestRedis();
let server: Server;
beforeAll(async () => {
  server = await startHealthServer({
    port: 0,
    host: '127.0.0.1',
    db: database.db,
    redis: redis.redis,
    metrics: createMetrics('test'),
    metricsKey,
  });
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

async function get(path: string, headers: Record<string, string> = {}) {
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
  const answer = await fetch(url, { headers: { connection: 'close', ...headers } });
  return { status: answer.status, text: await answer.text() };
}

it('reports the state of the worker to this machine and to operators', async () => {
  for (const headers of [{}, operator]) {
    expect(await get('/readyz', headers)).toEqual({
      status: 200,
      text: '{"ready":true,"database":"up","redis":"up"}',
    });
    expect((await get('/metrics', headers)).text).toContain('process_cpu');
  }
});

it('reports to other callers only that it is running and ready', async () => {
  expect(await get('/healthz', stranger)).toEqual({ status: 200, text: '{"status":"ok"}' });
  expect(await get('/readyz', stranger)).toEqual({ status: 200, text: '{"ready":true}' });
  expect((await get('/metrics', stranger)).status).toBe(403);
  expect((await get('/nowhere', stranger)).status).toBe(404);
});
