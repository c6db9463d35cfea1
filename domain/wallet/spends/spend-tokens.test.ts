import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createTestContext, createTestDatabase, giveTokens, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { newId } from '../../shared/ids';
import { transact } from '../../shared/transactions/transact';
import { readBalance } from '../get-balance';
import { grantWelcomeTokens } from '../lots/grant-welcome-tokens';
import { grantTokens } from '../lots/grant-tokens';
import { reconcileLedger } from '../ledger/reconcile';
import { lockPurse } from '../lock-purse';
import { openingBalance } from '../schema';
import { spendTokens } from './spend-tokens';

const { database, context } = await openTestContext();

const spend = (userId: string, tokens: number, key = newId()) =>
  transact(context, (trx) =>
    spendTokens(context, trx, {
      userId,
      tokens,
      reason: openingBalance,
      idempotencyKey: key,
    }),
  );

describe('moving tokens', () => {
  it('moves them once for a key, however often it is used at once', async () => {
    const { id } = await makeUser(database.db);
    await giveTokens(context, id, 100);
    const moved = await Promise.all(Array.from({ length: 10 }, () => spend(id, 7, `once:${id}`)));
    expect(moved.filter((one) => one.ok && one.isNew)).toHaveLength(1);
    expect(await readBalance(database.db, id)).toBe(93);
  });

  it('refuses a spend above the balance and changes nothing', async () => {
    const { id } = await makeUser(database.db);
    await giveTokens(context, id, 5);
    expect(await spend(id, 6)).toEqual({ ok: false, reason: 'insufficient-balance' });
    expect(await readBalance(database.db, id)).toBe(5);
  });

  it('allows exactly as many concurrent spends as the balance pays for', async () => {
    const { id } = await makeUser(database.db);
    await giveTokens(context, id, 10);
    const spent = await Promise.all(Array.from({ length: 12 }, () => spend(id, 3)));
    expect(spent.filter((one) => one.ok)).toHaveLength(3);
    expect(await readBalance(database.db, id)).toBe(1);
  });

  it('reads the lots that pay, in their order, of however many there are', async () => {
    const { id } = await makeUser(database.db);
    const grant = (tokens: number, endsAt: Date | null) =>
      transact(context, (trx) =>
        grantTokens(context, trx, {
          userId: id,
          tokens,
          endsAt,
          reason: openingBalance,
          idempotencyKey: newId(),
        }),
      );
    for (let day = 40; day > 0; day -= 1) await grant(2, new Date(Date.now() + day * 86_400_000));
    await grant(1000, null);
    const purse = await transact(context, (trx) =>
      lockPurse(trx, id, context.now(), { tokens: 5 }),
    );
    expect(purse.lots).toHaveLength(3);
    await spend(id, 81);
    const left = await transact(context, (trx) =>
      lockPurse(trx, id, context.now(), { tokens: 'all' }),
    );
    expect(left.lots.map(({ remaining }) => remaining)).toEqual([999]);
    const moved = await transact(context, (trx) => lockPurse(trx, id, context.now()));
    expect(moved).toMatchObject({ balance: 999, lots: [] });
  });

  it('keeps the sum of all entries zero and every balance correct, for any moves', async () => {
    const people = await Promise.all([makeUser(database.db), makeUser(database.db)]);
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            person: fc.integer({ min: 0, max: people.length - 1 }),
            tokens: fc.integer({ min: 1, max: 40 }),
            isGrant: fc.boolean(),
            key: fc.integer({ min: 0, max: 6 }),
          }),
          { minLength: 1, maxLength: 8 },
        ),
        fc.uuid(),
        async (moves, run) => {
          await Promise.all(
            moves.map(({ person, tokens, isGrant, key }) =>
              transact(context, (trx) => {
                const move = {
                  userId: people[person]?.id ?? '',
                  tokens,
                  reason: openingBalance,
                  idempotencyKey: `${run}:${person}:${key}`,
                };
                return isGrant ? grantTokens(context, trx, move) : spendTokens(context, trx, move);
              }),
            ),
          );
          expect(await reconcileLedger(database.db)).toMatchObject({ ok: true, sum: 0 });
        },
      ),
      { numRuns: 12 },
    );
  });

  it('refuses amounts that are no whole positive number', async () => {
    const { id } = await makeUser(database.db);
    for (const tokens of [0, -1, 1.5, Number.NaN]) {
      await expect(spend(id, tokens)).rejects.toThrow(RangeError);
    }
  });

  it('grants welcome tokens once for life', async () => {
    const { id } = await makeUser(database.db);
    const grant = () => transact(context, (trx) => grantWelcomeTokens(context, trx, id));
    await Promise.all([grant(), grant(), grant()]);
    expect(await readBalance(database.db, id)).toBe(20);
  });

  it('grants them once for an address, its aliases and its next owner, however many at once', async () => {
    const name = newId();
    const emails = [`${name}@gmail.com`, `${name}+two@gmail.com`, `${name}@googlemail.com`];
    const people: string[] = [];
    for (const email of emails) people.push((await makeUser(database.db, { email })).id);
    const grantAll = () =>
      Promise.all(
        people.map((id) => transact(context, (trx) => grantWelcomeTokens(context, trx, id))),
      );
    await grantAll();
    await grantAll();
    const balances = await Promise.all(people.map((id) => readBalance(database.db, id)));
    expect(balances.sort()).toEqual([0, 0, 20]);
    await database.db('users').whereIn('id', people).update({ state: 'deleted' });
    const { id: next } = await makeUser(database.db, { email: `${name}+three@gmail.com` });
    await transact(context, (trx) => grantWelcomeTokens(context, trx, next));
    expect(await readBalance(database.db, next)).toBe(0);
  });
});

describe('the ledger itself', () => {
  it('cannot be changed by the application or by its owner', async () => {
    const { id } = await makeUser(database.db);
    await giveTokens(context, id, 3);
    for (const table of ['ledger_entries', 'ledger_transfers', 'token_lot_uses'] as const) {
      await expect(database.db(table).delete()).rejects.toThrow(/permission denied/);
      await expect(database.owner(table).delete()).rejects.toThrow(/append-only/);
    }
    await expect(database.owner('ledger_accounts').delete()).rejects.toThrow(/append-only/);
  });

  it('is found out when a balance does not equal its entries', async () => {
    const broken = await createTestDatabase();
    const { id } = await makeUser(broken.db);
    await giveTokens(createTestContext(broken.db), id, 3);
    await broken.owner('ledger_accounts').where({ owner_id: id }).update({ balance: 4 });
    expect(await reconcileLedger(broken.db)).toMatchObject({
      ok: false,
      wrongBalances: [{ balance: 4, entries: 3 }],
    });
    await broken.drop();
  });
});
