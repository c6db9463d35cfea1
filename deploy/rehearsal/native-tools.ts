import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Knex } from '~/db/connection';

const run = promisify(execFile);

/** Returns the reason why PostgreSQL's own tools cannot be tried here; null when they can. */
export async function whyNoTools(db: Knex): Promise<string | null> {
  const { rows } = await db.raw<{ rows: { version: string }[] }>(
    `select current_setting('server_version_num') as version`,
  );
  const server = Math.floor(Number(rows[0]?.version) / 10_000);
  try {
    const { stdout } = await run('pg_dump', ['--version']);
    const own = Number(/(\d+)/.exec(stdout)?.[1]);
    return own >= server ? null : `pg_dump ${own} cannot read a server ${server}`;
  } catch {
    return 'there is no pg_dump on this machine';
  }
}

/** Runs the manual steps of docs/operations.md. */
export async function dumpAndRestore(from: string, to: string, file: string): Promise<void> {
  await run('pg_dump', ['--format=custom', `--file=${file}`, `--dbname=${from}`]);
  await run('pg_restore', ['--exit-on-error', '--single-transaction', `--dbname=${to}`, file]);
}
