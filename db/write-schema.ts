import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { connect } from './connection';
import { longLimits } from './connection-limits';
import { loadMigrationUrl } from './database-url';
import { describeRows } from './describe-rows';
import { describeSchema } from './describe-schema';

const schema = fileURLToPath(new URL('./schema.sql', import.meta.url));
const rows = fileURLToPath(new URL('./rows.ts', import.meta.url));
const url = loadMigrationUrl(process.env);
const db = connect({ url, pool: 4, limits: longLimits });
try {
  await writeFile(schema, await describeSchema(db));
  await writeFile(rows, await describeRows(db, url));
  process.stdout.write(`wrote ${schema} and ${rows}\n`);
} finally {
  await db.destroy();
}
