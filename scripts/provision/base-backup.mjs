import { chmodSync, chownSync, cpSync, mkdirSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { basename, dirname, join } from 'node:path';

/** Files that belong only to the running server, or come from its log. */
const left = new Set(['postmaster.pid', 'postmaster.opts', 'pg_wal', 'pg_replslot', 'pg_stat_tmp']);

/**
 * Copies the files of a cluster while its server runs. A server started on the copy makes it consistent
 * with the
 * log of that time.
 * @param {{ postgres: Awaited<ReturnType<typeof import('./postgres.mjs').preparePostgres>>,
 *   copy: string, label: string }} options `copy` is a folder that does not exist yet
 */
export async function takeBaseBackup({ postgres, copy, label }) {
  const { default: pg } = await import('pg');
  const { cluster, account } = postgres;
  const client = new pg.Client(postgres.urlOf('postgres'));
  await client.connect();
  try {
    await client.query('select pg_backup_start($1, true)', [label]);
    copyFiles(cluster, copy, account);
    const { rows } = await client.query('select labelfile from pg_backup_stop()');
    writeInCluster(copy, 'backup_label', rows[0].labelfile, account);
  } finally {
    await client.end();
  }
}

/** Writes a file that only the server's user can read. */
export function writeInCluster(cluster, name, text, account) {
  const path = join(cluster, name);
  writeFileSync(path, text, { mode: 0o600 });
  if (account) chownSync(path, account.uid, account.gid);
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

/** Changes the owner: the server requires that it owns its files and that no other user can read them. */
function handOver(folder, account) {
  chmodSync(folder, 0o700);
  if (account) spawnSync('chown', ['-R', `${account.uid}:${account.gid}`, folder]);
}
