import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Knex } from '~/db/connection';
import { listTables } from './tables';

/** Rows read per query. */
const portion = 1000;

/**
 * Writes every table in its state at one moment: a file of JSON lines each, and a manifest with the
 * names of their migrations. The database stays in use meanwhile. The folder contains personal data.
 */
export async function writeBackup(db: Knex, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await db.transaction(
    async (trx) => {
      const tables = [...(await listTables(trx)).keys()];
      const migrations = await trx('knex_migrations').orderBy('id').pluck<string[]>('name');
      for (const table of tables) {
        const target = createWriteStream(join(folder, `${table}.jsonl`), { mode: 0o600 });
        await pipeline(Readable.from(readLines(trx, table)), target);
      }
      await writeFile(join(folder, 'manifest.json'), JSON.stringify({ migrations, tables }));
    },
    { isolationLevel: 'repeatable read', readOnly: true },
  );
}

async function* readLines(trx: Knex.Transaction, table: string): AsyncGenerator<string> {
  await trx.raw('declare backup no scroll cursor for select to_jsonb(t)::text as line from ?? t', [
    table,
  ]);
  for (;;) {
    const { rows } = await trx.raw<{ rows: { line: string }[] }>(`fetch ${portion} from backup`);
    if (rows.length === 0) break;
    yield rows.map(({ line }) => `${line}\n`).join('');
  }
  await trx.raw('close backup');
}
