import type { Knex } from 'knex';
import { gaugeOnScrape } from './gauge-on-scrape';
import type { Metrics } from './metrics';

/**
 * Registers the time since the database's log was last archived, which is lost if its disk fails. A server
 * without archiving reports nothing.
 */
export function measureArchive(metrics: Metrics, db: Knex): void {
  gaugeOnScrape(metrics, {
    name: 'wal_unarchived_seconds',
    help: "Seconds since a file of the database's log was archived",
    async read() {
      const { rows } = await db.raw<{ rows: { value: number }[] }>(
        `select extract(epoch from now() - coalesce(last_archived_time, pg_postmaster_start_time()))::float8
                  as value
           from pg_stat_archiver where current_setting('archive_mode') <> 'off'`,
      );
      return rows;
    },
  });
}
