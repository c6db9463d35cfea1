import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { connect } from './connection';
import { longLimits } from './connection-limits';
import { loadMigrationUrl } from './database-url';
import { describeSchema } from './describe-schema';

const target = fileURLToPath(new URL('./schema.sql', import.meta.url));
const db = connect({ url: loadMigrationUrl(process.env), pool: 4, limits: longLimits });
try {
  await writeFile(target, await describeSchema(db));
  process.stdout.write(`wrote ${target}\n`);
} finally {
  await db.destroy();
}
