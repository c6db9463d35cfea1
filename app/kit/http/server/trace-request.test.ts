import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { eventually } from '~/db/testing/eventually';
import { createLogger } from '~/observability/logger';
import { startTracing, type Tracing } from '~/observability/start-tracing';
import { startCollector, type Collector } from '~/observability/testing/start-collector';
import { startSite, type TestSite } from '../../../testing/start-site';

let site: TestSite;
let collector: Collector;
let tracing: Tracing;

beforeAll(async () => {
  site = await startSite();
});
afterAll(() => site.close());
beforeEach(async () => {
  collector = await startCollector();
  tracing = await startTracing({
    process: 'test',
    endpoint: collector.url,
    sampleRatio: 1,
    logger: createLogger({ process: 'test', level: 'silent' }),
  });
});
afterEach(async () => {
  await tracing.stop();
  await collector.close();
});

it('a call is a span by the shape of its address, and the rows it writes continue its trace', async () => {
  const email = `${randomUUID()}@example.com`;
  const foreign = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
  const { status } = await site
    .client()
    .post('/api/v1/auth', { email, password: 'secret-1' }, { traceparent: foreign });
  expect(status).toBe(201);
  await site.client().get('/api/v1/characters/character-info-for-chat/some-body');
  await eventually(() => expect(collector.spans).toHaveLength(2));

  const [signUp, character] = collector.spans;
  expect(signUp?.name).toBe('POST /auth');
  expect(signUp?.parentSpanId).toBeUndefined();
  expect(signUp?.traceId).not.toBe('a'.repeat(32));
  expect(signUp?.attributes).toContainEqual({
    key: 'http.response.status_code',
    value: { intValue: 201 },
  });
  expect(character?.name).toBe('GET /characters/character-info-for-chat/{slug}');
  const rows = await site.db('outbox').select('traceparent');
  expect(rows).toEqual([{ traceparent: `00-${signUp?.traceId}-${signUp?.spanId}-01` }]);
  for (const secret of [email, 'secret-1', 'some-body']) {
    expect(collector.bodies.join('\n')).not.toContain(secret);
  }
});

it('supervisors and Prometheus are not traced', async () => {
  await site.client().get('/healthz');
  await site.client().get('/metrics');
  await site.client().get('/api/v1/auth/welcome-tokens-amount');
  await tracing.stop();
  expect(collector.spans.map(({ name }) => name)).toEqual(['GET /auth/welcome-tokens-amount']);
});
