import type { Knex } from 'knex';
import { gaugeOnScrape } from './gauge-on-scrape';
import type { Metrics } from './metrics';

/** Figures of Knex's pool. */
interface Pool {
  numUsed(): number;
  numFree(): number;
  numPendingAcquires(): number;
}

/** Registers the number of this process's database connections, and of operations waiting for one. */
export function measurePool(metrics: Metrics, db: Knex): void {
  gaugeOnScrape(metrics, {
    name: 'db_pool_connections',
    help: 'Connections to the database in use and free, and work that waits for one',
    labelNames: ['state'],
    read() {
      const { pool } = db.client as { pool?: Pool };
      if (!pool) return [];
      return [
        { labels: { state: 'used' }, value: pool.numUsed() },
        { labels: { state: 'free' }, value: pool.numFree() },
        { labels: { state: 'waiting' }, value: pool.numPendingAcquires() },
      ];
    },
  });
}
