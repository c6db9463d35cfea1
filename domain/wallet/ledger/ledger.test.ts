import { describe, expect, it } from 'vitest';
import { giveTokens, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { newId } from '../../shared/ids';
import { transact } from '../../shared/transact';
import { readBalance } from '../get-balance';
import { postTransfer } from './post-transfer';
import { reconcileLedger } from './reconcile';
import { openingBalance as reason } from '../schema';
import { spendTokens } from '../spends/spend-tokens';

const { database, context } = await openTestContext();

describe('the ledger', () => {
  it('takes no transfer that does not add up in each unit, though it does in all of them', async () => {
    await transact(context, (trx) =>
      postTransfer(context, trx, {
        idempotencyKey: newId(),
        reason,
        legs: [
          { account: { system: 'bank' }, unit: 'USD', amount: -1 },
          { account: { system: 'fees' }, unit: 'USD', amount: 1 },
        ],
      }),
    );
    const transferId = newId();
    const written = database.db.transaction(async (trx) => {
      const ids = await trx('ledger_accounts')
        .whereIn('code', ['sales', 'bank:USD'])
        .select('id', 'unit');
      await trx('ledger_transfers').insert({ id: transferId, idempotency_key: transferId, reason });
      await trx('ledger_entries').insert(
        ids.map(({ id, unit }) => ({
          transfer_id: transferId,
          account_id: id,
          unit,
          amount: unit === 'TOKEN' ? 5 : -5,
        })),
      );
    });
    await expect(written).rejects.toMatchObject({ constraint: 'ledger_transfer_balanced' });
    await expect(
      transact(context, (trx) =>
        postTransfer(context, trx, {
          idempotencyKey: newId(),
          reason,
          legs: [
            { account: { system: 'bank' }, unit: 'USD', amount: -5 },
            { account: { system: 'fees' }, unit: 'EUR', amount: 5 },
          ],
        }),
      ),
    ).rejects.toThrow(RangeError);
  });

  it('takes no leg in another unit than its account’s', async () => {
    const posted = transact(context, (trx) =>
      postTransfer(context, trx, {
        idempotencyKey: newId(),
        reason,
        legs: [
          { account: { system: 'sales' }, unit: 'USD', amount: -5 },
          { account: { system: 'fees' }, unit: 'USD', amount: 5 },
        ],
      }),
    );
    await expect(posted).rejects.toMatchObject({ code: '23503' });
  });

  it('lets nobody change what was used, and of a lot only what is left', async () => {
    await expect(database.db('token_lot_uses').update({ tokens: 1 })).rejects.toThrow(/permission/);
    await expect(database.owner('token_lot_uses').delete()).rejects.toThrow(/append-only/);
    await expect(database.db('token_lots').update({ paid_minor: 1 })).rejects.toThrow(/permission/);
    await expect(database.db('token_lots').delete()).rejects.toThrow(/permission/);
    await expect(database.db('ledger_snapshots').delete()).rejects.toThrow(/permission/);
  });

  it('keeps lots true when a process of the release before this one moves tokens', async () => {
    const { id } = await makeUser(database.db);
    await giveTokens(context, id, 5);
    const account = await database.db('ledger_accounts').where({ owner_id: id }).first('id');
    const move = (amount: number) =>
      database.db.raw(
        `with transfer as (insert into ledger_transfers (id, idempotency_key, reason)
                           values (:transferId, :transferId, 'seed') returning id),
              changed as (update ledger_accounts set balance = balance + :amount where id = :id),
              entries as (insert into ledger_entries (transfer_id, account_id, amount, created_at)
                          select transfer.id, side.account, side.amount, :now from transfer,
                                 (values ((:id)::uuid, (:amount)::bigint),
                                         ('00000000-0000-7000-8000-000000000002', -(:amount)::bigint))
                                 as side (account, amount))
         select id from transfer`,
        { transferId: newId(), id: account?.id ?? '', amount, now: context.now() },
      );
    await move(7);
    await move(-9);
    expect(await readBalance(database.db, id)).toBe(3);
    const spend = { userId: id, tokens: 3, reason, idempotencyKey: newId() };
    const spent = await transact(context, (trx) => spendTokens(context, trx, spend));
    expect(spent).toMatchObject({ ok: true, balance: 0 });
    expect(await reconcileLedger(database.db)).toMatchObject({ ok: true });
  });
});
