import { describe, expect, it } from 'vitest';
import { giveTokens, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { newId } from '../../shared/ids';
import { transact } from '../../shared/transactions/transact';
import { postTransfer } from './post-transfer';
import { reconcileLedger } from './reconcile';
import { openingBalance as reason, systemAccounts } from '../schema';

const { database, context } = await openTestContext();

interface Purse {
  account: string;
  lot: string;
}

async function openPurse(tokens: number): Promise<Purse> {
  const { id } = await makeUser(database.db);
  await giveTokens(context, id, tokens);
  const { id: account } = await database
    .db('ledger_accounts')
    .where({ owner_id: id })
    .first()
    .then((row) => row ?? { id: '' });
  const lot = await database.db('token_lots').where({ account_id: account }).first('id');
  return { account, lot: lot?.id ?? '' };
}

interface Written {
  purse: string | null;
  legs: [account: string, amount: number, unit?: string][];
  lots?: [lot: string, remaining: number][];
  uses?: [lot: string, tokens: number][];
  opened?: number;
}

/** Calls the database function for a transfer, as an attacker with a stolen login would. */
async function write({ purse, legs, lots = [], uses = [], opened }: Written): Promise<unknown> {
  const none = lots.map(() => 0);
  const empty = uses.map(() => 0);
  return database.db.raw(
    `select write_transfer(:id, :key, 'seed', null, null, now(), :purse,
       :accounts, :units, :amounts, :lots, :remaining, :none, :none, :none,
       :useLots, :kinds, :used, :empty, :nobody, :empty, :empty, :newLots)`,
    {
      id: newId(),
      key: newId(),
      purse,
      accounts: legs.map(([account]) => account),
      units: legs.map(([, , unit]) => unit ?? 'TOKEN'),
      amounts: legs.map(([, amount]) => amount),
      lots: lots.map(([lot]) => lot),
      remaining: lots.map(([, remaining]) => remaining),
      none,
      useLots: uses.map(([lot]) => lot),
      kinds: uses.map(() => 'spend'),
      used: uses.map(([, tokens]) => tokens),
      empty,
      nobody: uses.map(() => null),
      newLots:
        opened === undefined
          ? null
          : JSON.stringify([{ id: newId(), kind: 'granted', size: opened, paid_minor: 0 }]),
    },
  );
}

const { promotion, revenue } = systemAccounts;

describe('the ledger', () => {
  it('takes no transfer that does not add up in each unit, though it does in all of them', async () => {
    const usd = ({ from, to }: Record<'from' | 'to', 'USD' | 'EUR'>) =>
      transact(context, (trx) =>
        postTransfer(context, trx, {
          idempotencyKey: newId(),
          reason,
          legs: [
            { account: { system: 'bank' }, unit: from, amount: -5 },
            { account: { system: 'fees' }, unit: to, amount: 5 },
          ],
        }),
      );
    await usd({ from: 'USD', to: 'USD' });
    await expect(usd({ from: 'USD', to: 'EUR' })).rejects.toThrow(RangeError);
    const bank = await database.db('ledger_accounts').where({ code: 'bank:USD' }).first('id');
    await expect(
      write({
        purse: null,
        legs: [
          [promotion, 5],
          [bank?.id ?? '', -5, 'USD'],
        ],
      }),
    ).rejects.toMatchObject({ constraint: 'ledger_transfer_balanced' });
  });

  it.each<[string, string, (mine: Purse, other: Purse) => Written]>([
    ['no legs', 'ledger_transfer_balanced', () => ({ purse: null, legs: [] })],
    ['one leg', 'ledger_transfer_balanced', () => ({ purse: null, legs: [[promotion, 5]] })],
    [
      'legs that do not sum to zero',
      'ledger_transfer_balanced',
      () => ({
        purse: null,
        legs: [
          [promotion, -5],
          [revenue, 4],
        ],
      }),
    ],
    [
      'a leg in another unit than its account’s',
      'ledger_entries_account',
      () => ({
        purse: null,
        legs: [
          [promotion, -5, 'USD'],
          [revenue, 5],
        ],
      }),
    ],
    [
      'tokens for a person without a lot',
      'ledger_transfer_lots',
      ({ account }) => ({
        purse: account,
        legs: [
          [account, 5],
          [promotion, -5],
        ],
      }),
    ],
    [
      'a lot that grows by itself',
      'ledger_transfer_lots',
      ({ account, lot }) => ({
        purse: account,
        legs: [
          [promotion, -5],
          [revenue, 5],
        ],
        lots: [[lot, 5]],
        uses: [[lot, -5]],
      }),
    ],
    [
      'a spend whose lots say nothing of it',
      'ledger_transfer_lots',
      ({ account, lot }) => ({
        purse: account,
        legs: [
          [account, -3],
          [revenue, 3],
        ],
        lots: [[lot, -3]],
      }),
    ],
    [
      'a lot of somebody else',
      'ledger_transfer_lots',
      ({ account }, { lot }) => ({
        purse: account,
        legs: [
          [account, -3],
          [revenue, 3],
        ],
        lots: [[lot, -3]],
        uses: [[lot, 3]],
      }),
    ],
    [
      'tokens of somebody else',
      'ledger_transfer_lots',
      ({ account }, other) => ({
        purse: account,
        legs: [
          [other.account, -3],
          [account, 3],
        ],
        opened: 3,
      }),
    ],
    [
      'a person beside no purse',
      'ledger_transfer_lots',
      ({ account }) => ({
        purse: null,
        legs: [
          [account, 5],
          [promotion, -5],
        ],
      }),
    ],
    [
      'more than a lot holds',
      'token_lots_remaining_check',
      ({ account, lot }) => ({
        purse: account,
        legs: [
          [account, -3],
          [revenue, 3],
        ],
        lots: [[lot, -23]],
        uses: [[lot, 23]],
        opened: 20,
      }),
    ],
  ])('takes no transfer with %s', async (_, constraint, makeTransfer) => {
    const [mine, other] = [await openPurse(20), await openPurse(20)];
    const count = () => database.db('ledger_transfers').count('* as transfers');
    const before = await count();
    await expect(write(makeTransfer(mine, other))).rejects.toThrow(
      expect.objectContaining({ constraint }) as Error,
    );
    expect(await count()).toEqual(before);
    expect(await reconcileLedger(database.db)).toMatchObject({ ok: true });
  });

  it('checks entries written by its owner, too, when they are written and later', async () => {
    const transferId = newId();
    const leg = (account_id: string, amount: number) => ({
      transfer_id: transferId,
      account_id,
      amount,
    });
    const owner = database.owner;
    await owner('ledger_transfers').insert({
      id: transferId,
      idempotency_key: transferId,
      reason,
    });
    await owner('ledger_entries').insert([leg(promotion, -7), leg(revenue, 7)]);
    await expect(
      owner('ledger_entries').insert(leg(systemAccounts.refunds, 1)),
    ).rejects.toMatchObject({ constraint: 'ledger_transfer_balanced' });
  });

  it('opens accounts that hold nothing, and under the name of their holder alone', async () => {
    const { id } = await makeUser(database.db);
    await expect(
      database.owner('ledger_accounts').insert({ id, kind: 'person', owner_id: id, balance: 9 }),
    ).rejects.toMatchObject({ constraint: 'ledger_accounts_empty' });
    await expect(
      database.db('ledger_accounts').insert({
        id,
        kind: 'creator',
        code: `creator-payable:${newId()}:USD`,
        unit: 'USD',
        holder_id: id,
      }),
    ).rejects.toMatchObject({ constraint: 'ledger_accounts_code_of_account' });
  });
});
