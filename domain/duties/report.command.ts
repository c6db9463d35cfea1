import { parseArgs } from 'node:util';
import * as z from 'zod';
import { connect } from '~/db/connection';
import { loadDatabaseUrl } from '~/db/database-url';
import { reportYear } from './report-year';

const { values } = parseArgs({ options: { year: { type: 'string' } } });
const year = z.coerce.number().int().min(2026).max(2100).safeParse(values.year);
if (!year.success) {
  process.stderr.write('usage: npm run duties:report -- --year YEAR\n');
  process.exitCode = 1;
} else {
  const db = connect({ url: loadDatabaseUrl(process.env), pool: 1 });
  try {
    process.stdout.write(await reportYear(db, year.data));
  } finally {
    await db.destroy();
  }
}
