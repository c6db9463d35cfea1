import type { Queue } from 'bullmq';
import type { Knex } from 'knex';
import { gaugeOnScrape } from '~/observability/gauge-on-scrape';
import type { Metrics } from '~/observability/metrics';
import type { Enqueuer } from './enqueue.job';
import type { Relay } from './relay/relay';

interface Backlogs {
  db: Knex;
  enqueuer: Enqueuer;
  relay: Relay;
  partitions: number;
}

const states = ['waiting', 'active', 'delayed', 'failed'] as const;

/**
 * What waits to be done, read when somebody asks. All workers tell the same of queues, outbox and
 * replies; only who leads is a figure of this process alone.
 */
export function measureBacklogs(metrics: Metrics, backlogs: Backlogs): void {
  const { db, enqueuer, relay } = backlogs;
  gaugeOnScrape(metrics, {
    name: 'queue_jobs',
    help: 'Jobs on a queue, by state',
    labelNames: ['queue', 'state'],
    read: async () => (await Promise.all([...enqueuer.queues].map(countJobs))).flat(),
  });
  gaugeOnScrape(metrics, {
    name: 'relay_leads',
    help: 'Whether this process relays a partition of the outbox',
    labelNames: ['partition'],
    read: () =>
      Array.from({ length: backlogs.partitions }, (_, partition) => ({
        labels: { partition: String(partition) },
        value: relay.leads().includes(partition) ? 1 : 0,
      })),
  });
  const unpublished = () => db('outbox').whereNull('published_at');
  const pending = () => db('replies').where({ state: 'pending' });
  measureWaiting(metrics, 'outbox', 'Events written but not yet published', unpublished);
  measureWaiting(metrics, 'replies', 'Messages that a character has yet to answer', pending);
}

async function countJobs([queue, jobs]: [string, Queue]) {
  const counts = await jobs.getJobCounts(...states);
  return states.map((state) => ({ labels: { queue, state }, value: counts[state] ?? 0 }));
}

/** How many rows wait, and how long the oldest has. */
function measureWaiting(
  metrics: Metrics,
  subject: string,
  help: string,
  rows: () => Knex.QueryBuilder,
): void {
  gaugeOnScrape(metrics, {
    name: `${subject}_waiting`,
    help,
    async read() {
      const [row] = await rows().count<{ count: number }[]>({ count: '*' });
      return [{ value: row?.count ?? 0 }];
    },
  });
  gaugeOnScrape(metrics, {
    name: `${subject}_oldest_seconds`,
    help: `${help}: age of the oldest`,
    async read() {
      const [row] = await rows().min<{ oldest: Date | null }[]>({ oldest: 'created_at' });
      return [{ value: row?.oldest ? Math.max(0, (Date.now() - row.oldest.getTime()) / 1000) : 0 }];
    },
  });
}
