/**
 * Lists the events that could not be relayed, or returns them to the relay.
 *
 *   npm run outbox:dead-letters
 *   npm run outbox:dead-letters -- --requeue all
 *   npm run outbox:dead-letters -- --requeue NAME
 */
import { parseArgs } from 'node:util';
import { connect } from '~/db/connection';
import { longLimits } from '~/db/connection-limits';
import { loadDatabaseUrl } from '~/db/database-url';
import { listDeadLetters, requeueDeadLetters } from './dead-letters';

const { requeue } = parseArgs({ options: { requeue: { type: 'string' } } }).values;
const db = connect({ url: loadDatabaseUrl(process.env), pool: 2, limits: longLimits });
try {
  if (requeue === undefined) {
    for (const letter of await listDeadLetters(db)) {
      process.stdout.write(`${JSON.stringify(letter)}\n`);
    }
  } else {
    const requeued = await requeueDeadLetters(db, requeue === 'all' ? undefined : requeue);
    process.stdout.write(`${JSON.stringify({ requeued })}\n`);
  }
} finally {
  await db.destroy();
}
