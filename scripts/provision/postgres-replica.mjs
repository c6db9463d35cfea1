import { rmSync } from 'node:fs';
import { dirname, join } from 'node:path';

import { takeBaseBackup, writeInCluster } from './base-backup.mjs';
import { postgresService } from './postgres.mjs';

const SLOT = 'nocturne_replica';

/**
 * Prepares a streaming replica of our own PostgreSQL: a copy of its files, which catches up from the
 * primary's
 * log once started.
 * @param {{ postgres: Awaited<ReturnType<typeof import('./postgres.mjs').preparePostgres>>,
 *   choosePort: () => Promise<number> }} options
 * @returns {Promise<{ service: import('../supervise.mjs').Service,
 *   urlOf: (database: string) => string, forget: () => Promise<void> }>}
 *   call `forget` after it has stopped: until then the primary keeps its log for it
 */
export async function prepareReplica({ postgres, choosePort }) {
  const { default: pg } = await import('pg');
  const { cluster, account } = postgres;
  const copy = join(dirname(cluster), 'replica');
  const port = await choosePort();
  const execute = async (...statements) => {
    const client = new pg.Client(postgres.urlOf('postgres'));
    await client.connect();
    try {
      for (const statement of statements) await client.query(statement);
    } finally {
      await client.end();
    }
  };
  rmSync(copy, { recursive: true, force: true });
  await execute(
    `select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = '${SLOT}'`,
    `select pg_create_physical_replication_slot('${SLOT}', true)`,
  );
  await takeBaseBackup({ postgres, copy, label: 'replica' });
  const { username, password, port: primaryPort } = new URL(postgres.urlOf('postgres'));
  const primary = `host=127.0.0.1 port=${primaryPort} user=${username} password=${password}`;
  const settings = `primary_conninfo = '${primary}'\nprimary_slot_name = '${SLOT}'\n`;
  writeInCluster(copy, 'postgresql.auto.conf', settings, account);
  writeInCluster(copy, 'standby.signal', '', account);
  const at = (url) => {
    const moved = new URL(url);
    moved.port = String(port);
    return moved.href;
  };
  return {
    service: postgresService({ ...postgres, name: 'postgres-replica', cluster: copy, port }),
    urlOf: (database) => at(postgres.urlOf(database)),
    forget: () => execute(`select pg_drop_replication_slot('${SLOT}')`),
  };
}
