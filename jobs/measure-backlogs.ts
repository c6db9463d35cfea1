import type { Queue } from 'bullmq';
import type { Knex } from 'knex';
import { countRecentEvents } from '~/domain/security-log/count-recent-events';
import { pendingReplies } from '~/domain/chat/reply/claim-reply';
import { countDueNotices } from '~/domain/takedowns/count-due';
import { findLastCheck } from '~/domain/staff/check-chain';
import { deadLetters, unpublishedEvents } from '~/domain/shared/outbox/outbox';
import { countOpenDifferences } from '~/domain/books/resolve-difference';
import {
  findLastReconciliation,
  type LastReconciliation,
} from '~/domain/wallet/ledger/audit-ledger';
import { gaugeOnScrape } from '~/observability/gauge-on-scrape';
import { measureArchive } from '~/observability/measure-archive';
import type { Metrics } from '~/observability/metrics';
import type { Enqueuer } from './enqueue.job';
import type { Relay } from './relay/relay';

interface Backlogs {
  db: Knex;
  enqueuer: Enqueuer;
  /** Undefined in a process without a relay. */
  relay: Relay | undefined;
  partitions: number;
  /** Names of the events that this release relays. */
  eventNames: string[];
}

const recentSeconds = 300;
const states = ['waiting', 'active', 'delayed', 'failed'] as const;

/**
 * Registers metrics of pending work, which are read on each scrape. All workers report the same values for
 * queues, outbox and replies; only the leadership is specific to this process.
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
        value: (relay?.leads() ?? []).includes(partition) ? 1 : 0,
      })),
  });
  measureLedger(metrics, db);
  measureChain(metrics, db);
  measureArchive(metrics, db);
  gaugeOnScrape(metrics, {
    name: 'security_events_recent',
    help: 'Events of the security log in the last five minutes, by kind',
    labelNames: ['kind'],
    read: async () =>
      (await countRecentEvents(db, recentSeconds)).map(({ kind, count }) => ({
        labels: { kind },
        value: count,
      })),
  });
  const { eventNames } = backlogs;
  measureWaiting(metrics, 'outbox', 'Events written but not yet published', () =>
    unpublishedEvents(db).whereIn('name', eventNames),
  );
  measureWaiting(metrics, 'outbox_unknown', 'Events left to a release that knows them', () =>
    unpublishedEvents(db).whereNotIn('name', eventNames),
  );
  gaugeOnScrape(metrics, {
    name: 'outbox_dead_letters',
    help: 'Events put aside because they cannot be relayed',
    async read() {
      const [row] = await deadLetters(db).count<{ count: number }[]>({ count: '*' });
      return [{ value: row?.count ?? 0 }];
    },
  });
  gaugeOnScrape(metrics, {
    name: 'settlement_differences_open',
    help: 'What processors settled and our books do not say alike',
    read: async () => [{ value: await countOpenDifferences(db) }],
  });
  measureNotices(metrics, db);
  measureWaiting(metrics, 'replies', 'Messages that a character has yet to answer', () =>
    pendingReplies(db),
  );
}

async function countJobs([queue, jobs]: [string, Queue]) {
  const counts = await jobs.getJobCounts(...states);
  return states.map((state) => ({ labels: { queue, state }, value: counts[state] ?? 0 }));
}

/** Registers metrics of notices that staff have not decided yet. */
function measureNotices(metrics: Metrics, db: Knex): void {
  gaugeOnScrape(metrics, {
    name: 'notices_due',
    help: 'Notices of intimate images that nobody has decided about, by the time that is left',
    labelNames: ['left'],
    read: async () =>
      Object.entries(await countDueNotices(db)).map(([left, value]) => ({
        labels: { left },
        value,
      })),
  });
}

/** Registers the result of the latest audit of the ledger; no value before the first. */
function measureLedger(metrics: Metrics, db: Knex): void {
  const figures = {
    ledger_imbalance_tokens: {
      help: 'Tokens that did not add up when the ledger was last proved',
      of: (last: LastReconciliation) => last.imbalance,
    },
    ledger_faults: {
      help: 'Transfers and balances at fault when the ledger was last proved',
      of: (last: LastReconciliation) => last.faults,
    },
    ledger_reconciled_timestamp_seconds: {
      help: 'When the ledger was last proved',
      of: (last: LastReconciliation) => last.reconciledAt.getTime() / 1000,
    },
  };
  for (const [name, { help, of }] of Object.entries(figures)) {
    gaugeOnScrape(metrics, {
      name,
      help,
      async read() {
        const last = await findLastReconciliation(db);
        return last ? [{ value: of(last) }] : [];
      },
    });
  }
}

/** Registers the result of the latest check of the action log's chain; no value before the first. */
function measureChain(metrics: Metrics, db: Knex): void {
  gaugeOnScrape(metrics, {
    name: 'staff_chain_broken',
    help: 'Whether the last check found the chain of the action log broken',
    async read() {
      const last = await findLastCheck(db);
      return last ? [{ value: last.broken_at === null ? 0 : 1 }] : [];
    },
  });
}

/** Registers the number of waiting rows and the age of the oldest. */
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
