import { readFile } from 'node:fs/promises';
import * as z from 'zod';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessLog } from '~/app/kit/http/server/access-log';
import { openTestDatabase } from '~/db/testing/open-test-context';
import { createEnqueuer, type Enqueuer } from '~/jobs/enqueue.job';
import { createJobMetrics } from '~/jobs/job-metrics';
import { measureBacklogs } from '~/jobs/measure-backlogs';
import { createLogger } from '~/observability/logger';
import { measurePool } from '~/observability/measure-pool';
import { createMetrics, type Metrics } from '~/observability/metrics';
import { createGatewayMetrics } from '~/realtime/gateway-metrics';
import { openTestRedis } from '~/db/testing/open-test-redis';

const read = (path: string) => readFile(new URL(path, import.meta.url), 'utf8');

const dashboardShape = z.object({
  panels: z.array(z.object({ targets: z.array(z.object({ expr: z.string() })).default([]) })),
});

async function dashboardQueries(): Promise<string[]> {
  const { panels } = dashboardShape.parse(JSON.parse(await read('grafana/nocturne.json')));
  return panels.flatMap(({ targets }) => targets.map(({ expr }) => expr));
}

interface Alert {
  name: string;
  query: string;
}

async function alerts(): Promise<Alert[]> {
  const rules = await read('prometheus/alerts.yml');
  const pattern = /- alert: (\w+)\n +expr: (.+)\n/g;
  expect(rules.match(/- alert:/g)).toHaveLength([...rules.matchAll(pattern)].length);
  return [...rules.matchAll(pattern)].map(([, name = '', query = '']) => ({ name, query }));
}

/** Words of the query language that can appear in the place of a metric's name. */
const words = new Set(['by', 'without', 'on', 'ignoring', 'and', 'or', 'unless', 'offset', 'bool']);

/** Returns the metrics in a query: names that are not functions, keywords, labels or texts. */
function metricsIn(query: string): string[] {
  const bare = query
    .replace(/\{[^}]*\}/g, ' ')
    .replace(/\[[^\]]*\]/g, ' ')
    .replace(/\b(?:by|without) \([^)]*\)/g, ' ');
  return [...bare.matchAll(/[a-z_][a-z0-9_]*\b(?! *\()/gi)]
    .map(([name]) => name)
    .filter((name) => !words.has(name));
}

/** Returns every name under which a registry exports a metric, with its labels. */
async function namesOf(metrics: Metrics): Promise<string[]> {
  const described = await metrics.getMetricsAsJSON();
  return described.flatMap(({ name, type }) =>
    String(type) === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
  );
}

const database = await openTestDatabase();
const redis = await openTestRedis();
let enqueuer: Enqueuer;
let exported: Set<string>;

beforeAll(async () => {
  enqueuer = createEnqueuer(redis.connect());
  const web = createMetrics('web');
  accessLog(createLogger({ process: 'test', level: 'silent' }), web);
  measurePool(web, database.db);
  const realtime = createMetrics('realtime');
  createGatewayMetrics(realtime);
  const worker = createMetrics('worker');
  createJobMetrics(worker);
  measureBacklogs(worker, {
    db: database.db,
    enqueuer,
    relay: { leads: () => [0], stop: () => Promise.resolve() },
    partitions: 2,
    eventNames: ['chat-message-sent'],
  });
  const names = await Promise.all([web, realtime, worker].map(namesOf));
  // Prometheus itself creates `up` for every target it scrapes.
  exported = new Set([...names.flat(), 'up']);
  const text = await worker.metrics();
  expect(text).toContain('relay_leads{partition="1",process="worker"} 0');
  expect(text).toContain('queue_jobs{queue="chat",state="waiting",process="worker"} 0');
  expect(text).toContain('outbox_waiting{process="worker"} 0');
  expect(text).toContain('replies_oldest_seconds{process="worker"} 0');
});
afterAll(() => enqueuer.close());

describe('the dashboard', () => {
  it('shows figures that a process exports', async () => {
    const queries = await dashboardQueries();
    expect(queries.length).toBeGreaterThan(20);
    for (const query of queries) {
      expect(metricsIn(query)).not.toEqual([]);
      for (const name of metricsIn(query)) expect(exported, query).toContain(name);
    }
  });
});

describe('the alerts', () => {
  it('watch figures that a process exports', async () => {
    const rules = await alerts();
    expect(rules.length).toBeGreaterThan(10);
    for (const { query } of rules) {
      for (const name of metricsIn(query)) expect(exported, query).toContain(name);
    }
  });

  it('are each explained to the operator on call', async () => {
    const manual = await read('../docs/operations.md');
    for (const { name } of await alerts()) expect(manual).toContain(`\n### ${name}\n`);
  });
});
