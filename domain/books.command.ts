import { userInfo } from 'node:os';
import * as z from 'zod';
import { loadConfig } from '~/config/config';
import { sealKeysOf } from '~/config/seal-keys';
import { connect } from '~/db/connection';
import { longLimits } from '~/db/connection-limits';
import { createPaymentProviders } from '~/providers/payments/create-payment-providers';
import { closeMonth } from './books/close-month';
import { bookTables, exportBooks } from './books/export-books';
import { monthSchema } from './books/months';
import { reconcileSettlements } from './books/reconcile-settlements';
import { resolveDifference } from './books/resolve-difference';
import { createDomainContext } from './create-domain-context';
import { idSchema } from './shared/ids';

const inputSchema = z.union([
  z.tuple([z.literal('reconcile')]),
  z.tuple([z.literal('close'), monthSchema]),
  z.tuple([z.literal('export'), monthSchema, z.enum(bookTables)]),
  z.tuple([z.literal('resolve'), idSchema, z.string().trim().min(1).max(500)]),
]);
type CommandInput = z.infer<typeof inputSchema>;

const usage = `reconcile | close MONTH | export MONTH ${bookTables.join('/')} | resolve ID REASON`;

const config = loadConfig(process.env);
const db = connect({ url: config.DATABASE_URL, pool: 2, limits: longLimits });
const context = createDomainContext({
  db,
  sessionSecret: config.SESSION_SECRET,
  sealKeys: sealKeysOf(config),
  outboxPartitions: config.OUTBOX_PARTITIONS,
});
const providers = createPaymentProviders(config);

/** Runs the command and returns whether it succeeded. Writes results as JSON, an export as CSV. */
async function carryOut(command: CommandInput): Promise<boolean> {
  switch (command[0]) {
    case 'reconcile': {
      const runs = await reconcileSettlements(context, providers);
      print(runs);
      return runs.every(({ missing, differences }) => missing.length === 0 && differences === 0);
    }
    case 'close': {
      const closed = await closeMonth(context, {
        month: command[1],
        closedBy: userInfo().username,
        processors: providers.map(({ id }) => id),
      });
      print(closed);
      return closed.ok && Object.keys(closed.imbalances).length === 0;
    }
    case 'export':
      await exportBooks(db, { month: command[1], table: command[2] }, process.stdout);
      return true;
    case 'resolve': {
      const [, differenceId, resolution] = command;
      const isResolved = await resolveDifference(context, { differenceId, resolution });
      print({ isResolved });
      return isResolved;
    }
  }
}

function print(what: unknown): void {
  process.stdout.write(`${JSON.stringify(what, null, 2)}\n`);
}

try {
  const parsed = inputSchema.safeParse(process.argv.slice(2));
  if (!parsed.success) process.stderr.write(`usage: npm run books -- ${usage}\n`);
  process.exitCode = parsed.success && (await carryOut(parsed.data)) ? 0 : 1;
} finally {
  await db.destroy();
}
