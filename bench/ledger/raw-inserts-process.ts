import pg from 'pg';
import { newId } from '~/domain/shared/ids';
import { systemAccounts } from '~/domain/wallet/schema';
import { answerParent } from '../pages/answer-parent';
import { ledgerRunSchema, spendFor, type Payer } from './ledger-run';

/**
 * The floor under a spend, as pgbench would lay it: the same rows in as many prepared statements of
 * one transaction, with no lock, no balance and nothing checked.
 */
const accounts = Object.values(systemAccounts);

answerParent('run', async (argument) => {
  const run = ledgerRunSchema.parse(argument);
  const pool = new pg.Pool({
    connectionString: process.env['DATABASE_URL'],
    max: run.connections,
  });
  const perSecond = await spendFor(run, (payer, index) =>
    insertRows(pool, payer, accounts[index % run.creditAccounts] ?? systemAccounts.revenue),
  );
  await pool.end();
  return perSecond;
});
process.stdout.write('ready\n');
process.channel?.ref();
process.on('SIGTERM', () => process.exit(0));

async function insertRows(pool: pg.Pool, payer: Payer, creditId: string): Promise<void> {
  const client = await pool.connect();
  const transferId = newId();
  try {
    await client.query('begin');
    await client.query({
      name: 'transfer',
      text: `insert into ledger_transfers (id, idempotency_key, reason)
             values ($1, $2, 'text_message')`,
      values: [transferId, transferId],
    });
    await client.query({
      name: 'entries',
      text: `insert into ledger_entries (transfer_id, account_id, amount)
             values ($1, $2, -1), ($1, $3, 1)`,
      values: [transferId, payer.accountId, creditId],
    });
    await client.query({
      name: 'outbox',
      text: `insert into outbox (partition, event_id, name, person_id, aggregate_id, version, payload)
             values (0, $1, 'wallet.balance-changed', $2, $3, 1, $4)`,
      values: [newId(), payer.userId, payer.accountId, { userId: payer.userId, balance: 1 }],
    });
    await client.query('commit');
  } finally {
    client.release();
  }
}
