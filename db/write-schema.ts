import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { connect } from './connection';
import { loadDatabaseUrl } from './database-url';
import { describeSchema } from './describe-schema';

const target = fileURLToPath(new URL('./schema.sql', import.meta.url));
const db = connect({ url: loadDatabaseUrl(process.env), pool: 4 });
try {
  await writeFile(target, await describeSchema(db));
  process.stdout.write(`wrote ${target}\n`);
} finally {
  await db.destroy();
}
