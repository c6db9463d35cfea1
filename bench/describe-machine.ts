import { cpus, totalmem } from 'node:os';
import type { Knex } from '~/db/connection';

/** Returns a line about the machine of the measurement, without which the figures mean nothing. */
export async function describeMachine(db: Knex): Promise<string> {
  const { rows } = await db.raw<{ rows: { version: string; fsync: string }[] }>(
    "select current_setting('server_version') as version, current_setting('fsync') as fsync",
  );
  const cpu = cpus();
  return [
    `${cpu.length} x ${cpu[0]?.model.trim() ?? 'unknown CPU'}`,
    `${Math.round(totalmem() / 2 ** 30)} GiB`,
    `Node ${process.version}`,
    `PostgreSQL ${rows[0]?.version ?? '?'} fsync ${rows[0]?.fsync ?? '?'}`,
  ].join(', ');
}
