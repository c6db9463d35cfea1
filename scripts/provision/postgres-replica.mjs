import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

import { postgresService } from './postgres.mjs';

const SLOT = 'nocturne_replica';
/** What belongs to the running primary alone, or comes by streaming. */
const left = new Set(['postmaster.pid', 'postmaster.opts', 'pg_wal', 'pg_replslot', 'pg_stat_tmp']);

/**
 * A streaming replica of a PostgreSQL of our own, ready to be started: a backup of its files as they
 * are, which catches up from the primary's log.
 * @param {{ postgres: Awaited<ReturnType<typeof import('./postgres.mjs').preparePostgres>>,
 *   choosePort: () => Promise<number> }} options
 * @returns {Promise<{ service: import('../supervise.mjs').Service,
 *   urlOf: (database: string) => string, forget: () => Promise<void> }>}
 *   `forget` is for when it has stopped: the primary keeps its log for it until then
 */
export async function prepareReplica({ postgres, choosePort }) {
  const { default: pg } = await import('pg');
  const { cluster, account } = postgres;
  const copy = join(dirname(cluster), 'replica');
  const port = await choosePort();
  const ask = async (...statements) => {
    const client = new pg.Client(postgres.urlOf('postgres'));
    await client.connect();
    try {
      return await inTurn(client, statements);
    } finally {
      await client.end();
    }
  };
  rmSync(copy, { recursive: true, force: true });
  await ask(
    `select pg_drop_replication_slot(slot_name) from pg_replication_slots where slot_name = '${SLOT}'`,
    `select pg_create_physical_replication_slot('${SLOT}', true)`,
    `select pg_backup_start('replica', true)`,
    () => copyFiles(cluster, copy, account),
    async (client) => {
      const { rows } = await client.query('select labelfile from pg_backup_stop()');
      writeIn(copy, 'backup_label', rows[0].labelfile, account);
    },
  );
  const { username, password, port: primaryPort } = new URL(postgres.urlOf('postgres'));
  const primary = `host=127.0.0.1 port=${primaryPort} user=${username} password=${password}`;
  const settings = `primary_conninfo = '${primary}'\nprimary_slot_name = '${SLOT}'\n`;
  writeIn(copy, 'postgresql.auto.conf', settings, account);
  writeIn(copy, 'standby.signal', '', account);
  const at = (url) => {
    const moved = new URL(url);
    moved.port = String(port);
    return moved.href;
  };
  return {
    service: postgresService({ ...postgres, name: 'postgres-replica', cluster: copy, port }),
    urlOf: (database) => at(postgres.urlOf(database)),
    forget: () => ask(`select pg_drop_replication_slot('${SLOT}')`),
  };
}

async function inTurn(client, steps) {
  for (const step of steps) await (typeof step === 'string' ? client.query(step) : step(client));
}

function copyFiles(cluster, copy, account) {
  cpSync(cluster, copy, {
    recursive: true,
    preserveTimestamps: true,
    filter: (path) => dirname(path) !== cluster || !left.has(basename(path)),
  });
  for (const folder of ['pg_wal', 'pg_replslot', 'pg_stat_tmp']) mkdirSync(join(copy, folder));
  handOver(copy, account);
}

function writeIn(folder, name, text, account) {
  const path = join(folder, name);
  writeFileSync(path, text, { mode: 0o600 });
  if (account) chownSync(path, account.uid, account.gid);
}

/** The server insists on owning its files, and on nobody else reading them. */
function handOver(folder, account) {
  chmodSync(folder, 0o700);
  if (account) spawnSync('chown', ['-R', `${account.uid}:${account.gid}`, folder]);
}
