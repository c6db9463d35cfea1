import { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createMetrics } from '~/observability/metrics';
import { createSite } from '../../../create-site';
import { serve } from '../../../testing/serve';
import { createClient } from '../../../testing/client';
import { commandsKey, startSite, type TestSite } from '../../../testing/start-site';

const metricsKey = 'metrics-key-of-tests';
let site: TestSite;
beforeAll(async () => {
  site = await startSite({ config: { METRICS_KEY: metricsKey } });
});
afterAll(() => site.close());

it('reports that the process runs', async () => {
  expect(await site.client().get('/healthz')).toMatchObject({
    status: 200,
    body: { status: 'ok' },
  });
});

describe('/readyz', () => {
  it('reports that database and Redis respond', async () => {
    expect(await site.client().get('/readyz')).toMatchObject({
      status: 200,
      body: { ready: true, database: 'up', redis: 'up' },
    });
  });

  it('reports only that to strangers', async () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    expect(await site.client().get('/readyz', { headers })).toMatchObject({
      status: 200,
      body: { ready: true },
    });
    expect((await site.client().get('/readyz', { headers })).body).not.toHaveProperty('redis');
  });

  it('reports the one that fails, while pages and calls go on', async () => {
    const redis = new Redis('redis://127.0.0.1:1', {
      lazyConnect: true,
      enableOfflineQueue: false,
      retryStrategy: () => null,
    });
    redis.on('error', () => undefined);
    const lonely = await serve(
      createSite({ ...site.handles, redis, metrics: createMetrics('lonely') }),
    );
    try {
      const client = createClient(lonely.origin);
      expect(await client.get('/readyz')).toMatchObject({
        status: 503,
        body: { ready: false, database: 'up', redis: 'down' },
      });
      expect((await client.get('/healthz')).status).toBe(200);
    } finally {
      await lonely.close();
      redis.disconnect();
    }
  });
});

describe('/metrics', () => {
  it('counts answers by the shape of their address, never by the address', async () => {
    const client = site.client();
    await client.get('/api/v1/characters/character-info-for-chat/some-body');
    const { status, body } = await client.get('/metrics');
    expect(status).toBe(200);
    expect(body).toContain('route="/characters/character-info-for-chat/{slug}"');
    expect(body).not.toContain('some-body');
  });

  it('is for this machine, or for callers with its own key', async () => {
    const from = { 'x-forwarded-for': '203.0.113.9' };
    expect((await site.client().get('/metrics', { headers: from })).status).toBe(403);
    const withCommandsKey = { ...from, 'x-commands-key': commandsKey };
    expect((await site.client().get('/metrics', { headers: withCommandsKey })).status).toBe(403);
    const withKey = { ...from, authorization: `Bearer ${metricsKey}` };
    expect((await site.client().get('/metrics', { headers: withKey })).status).toBe(200);
  });
});
