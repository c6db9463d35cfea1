import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import * as z from 'zod';
import { countFromBaseline } from '~/db/adopt-baseline';
import type { Knex } from '~/db/connection';
import { migrationSource } from '~/db/migrations/index';
import { listTables } from './tables';

const manifestShape = z.object({ migrations: z.array(z.string()), tables: z.array(z.string()) });

/** Rows written per statement. */
const portion = 500;

/**
 * Fills an empty database from a backup: migrates to the state of the backup, then inserts all rows
 * unchanged. Needs a superuser because rows are inserted before the rows they refer to. Throws for a
 * database that contains any data.
 */
export async function restoreBackup(db: Knex, folder: string): Promise<void> {
  if ((await listTables(db)).size > 0) throw new Error('the database is not empty');
  const manifest = manifestShape.parse(
    JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')),
  );
  const migrations = countFromBaseline(manifest.migrations);
  await db.migrate.latest({
    migrationSource: {
      ...migrationSource,
      getMigrations: () => Promise.resolve(migrations),
    },
  });
  await db.transaction(async (trx) => {
    await trx.raw('set local session_replication_role = replica');
    for (const table of manifest.tables) {
      await trx(table).delete();
      const columns = await listWritten(trx, table);
      const list = columns.map(() => '??').join(', ');
      for await (const lines of readPortions(join(folder, `${table}.jsonl`))) {
        await trx.raw(
          `insert into ?? (${list}) overriding system value
           select ${list} from jsonb_populate_recordset(null::??, ?::jsonb)`,
          [table, ...columns, ...columns, table, `[${lines.join(',')}]`],
        );
      }
      await continueIdentities(trx, table);
    }
  });
  await db.raw('analyze');
}

/** Returns the columns of a table without those that the database generates from others. */
async function listWritten(trx: Knex.Transaction, table: string): Promise<string[]> {
  const { rows } = await trx.raw<{ rows: { column: string }[] }>(
    `select attname::text as column from pg_attribute
      where attrelid = ?::regclass and attnum > 0 and attgenerated = '' and not attisdropped`,
    [table],
  );
  return rows.map(({ column }) => column);
}

async function* readPortions(path: string): AsyncGenerator<string[]> {
  let lines: string[] = [];
  for await (const line of createInterface({ input: createReadStream(path) })) {
    lines.push(line);
    if (lines.length < portion) continue;
    yield lines;
    lines = [];
  }
  if (lines.length > 0) yield lines;
}

/** Sets the sequence so that the next row gets an unused number. */
async function continueIdentities(trx: Knex.Transaction, table: string): Promise<void> {
  const { rows } = await trx.raw<{ rows: { column: string }[] }>(
    `select attname::text as column from pg_attribute
      where attrelid = ?::regclass and attidentity <> '' and not attisdropped`,
    [table],
  );
  for (const { column } of rows) {
    await trx.raw(
      `select setval(pg_get_serial_sequence(?, ?), greatest(coalesce(max(??), 0), 1), count(*) > 0)
         from ??`,
      [table, column, column, table],
    );
  }
}
