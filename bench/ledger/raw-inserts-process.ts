import pg from 'pg';
import { newId } from '~/domain/shared/ids';
import { answerParent } from '../pages/answer-parent';
import { ledgerRunSchema, spendFor, type LedgerRun, type Payer } from './ledger-run';

/**
 * Measures the lower bound of a spend, as pgbench would: the same rows in as many prepared statements of
 * one transaction, with no locks, balances or checks.
 */
answerParent('run', async (argument) => {
  const run = ledgerRunSchema.parse(argument);
  const pool = new pg.Pool({
    connectionString: process.env['DATABASE_URL'],
    max: run.connections,
  });
  const perSecond = await spendFor(run, (payer, index) => insertRows(pool, run, payer, index));
  await pool.end();
  return perSecond;
});
process.stdout.write('ready\n');
process.channel?.ref();
process.on('SIGTERM', () => process.exit(0));

async function insertRows(
  pool: pg.Pool,
  { accounts, creators }: LedgerRun,
  payer: Payer,
  index: number,
): Promise<void> {
  const creator = creators[index % creators.length];
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
      text: `insert into ledger_entries (transfer_id, account_id, unit, amount)
             values ($1, $2, 'TOKEN', -1), ($1, $3, 'TOKEN', 1),
                    ($1, $4, 'USD', -10), ($1, $5, 'USD', 6), ($1, $6, 'USD', 4)`,
      values: [
        transferId,
        payer.accountId,
        accounts.revenue,
        accounts.deferred,
        accounts.earned,
        creator?.accountId,
      ],
    });
    await client.query({
      name: 'use',
      text: `insert into token_lot_uses
               (transfer_id, lot_id, kind, tokens, cost_minor, creator_id, share_minor)
             values ($1, $2, 'spend', 1, 10, $3, 4)`,
      values: [transferId, payer.lotId, creator?.creatorId],
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
