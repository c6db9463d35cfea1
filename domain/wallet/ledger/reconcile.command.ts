import { connect } from '~/db/connection';
import { longLimits } from '~/db/connection-limits';
import { loadDatabaseUrl } from '~/db/database-url';
import { reconcileLedger } from './reconcile';

const db = connect({ url: loadDatabaseUrl(process.env), pool: 1, limits: longLimits });
try {
  const result = await reconcileLedger(db);
  process.stdout.write(`${JSON.stringify(result)}\n`);
  process.exitCode = result.ok ? 0 : 1;
} finally {
  await db.destroy();
}
