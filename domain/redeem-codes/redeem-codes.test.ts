import { describe, expect, it } from 'vitest';
import { createTestContext, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { newId } from '../shared/ids';
import { advanceSubscription } from '../subscriptions/advance-subscription';
import { expireSubscriptions } from '../subscriptions/expire-subscriptions';
import { findSubscriptionEnd } from '../subscriptions/find-subscription-end';
import { getSubscription } from '../subscriptions/get-subscription';
import { buyPlan } from '../subscriptions/testing/buy-plan';
import { transact } from '../shared/transactions/transact';
import { getBalance } from '../wallet/get-balance';
import { hashCode, readCode } from './code-text';
import { findBatch, listCodes, redeemBatches } from './list-batches';
import { addBatch, issueCodes, setBatchEnabled } from './manage-batches';
import { quoteCode, redeemCode } from './redeem-code';
import { makeCodes } from './testing/make-codes';

const { database } = await openTestContext();
const { db, owner } = database;
const day = 24 * 3_600_000;

async function enter(traits: Parameters<typeof makeUser>[1] = {}) {
  const context = createTestContext(db);
  const { id: userId } = await makeUser(db, traits);
  const redeem = (typed: string) => redeemCode(context, { userId, typed });
  const balance = () => getBalance(context, userId);
  return { context, userId, redeem, balance };
}
const refused = (reason: string) => ({ ok: false, reason });

describe('a code of tokens', () => {
  it('is shown, then credited once as a granted lot of its own', async () => {
    const { context, userId, redeem, balance } = await enter();
    const { code } = await makeCodes(context);
    const gift = { kind: 'tokens', amount: 100 };
    expect(await quoteCode(context, { userId, typed: code })).toEqual({ ok: true, gift });
    expect(await balance()).toBe(0);
    const done = await redeem(code.toLowerCase().replaceAll('-', ' '));
    expect(done).toMatchObject({ ok: true, ...gift, balance: 100, premiumUntil: null });
    expect(await redeem(code)).toEqual(refused('code-had-already'));
    expect(await balance()).toBe(100);
    const lots = await db('token_lots')
      .join('ledger_accounts', 'ledger_accounts.id', 'token_lots.account_id')
      .where('ledger_accounts.owner_id', userId)
      .select('token_lots.kind', 'token_lots.size', 'token_lots.paid_minor', 'token_lots.ends_at');
    expect(lots).toMatchObject([{ kind: 'granted', size: 100, paid_minor: 0, ends_at: null }]);
    const other = await enter();
    expect(await other.redeem(code)).toEqual(refused('code-used'));
  });

  it('is credited once when two people, and one person twice, redeem it at once', async () => {
    const people = await Promise.all([enter(), enter()]);
    const { code } = await makeCodes(people[0].context);
    const results = await Promise.all(
      [...people, ...people, ...people].map(({ redeem }) => redeem(code)),
    );
    expect(results.filter(({ ok }) => ok)).toHaveLength(1);
    const balances = await Promise.all(people.map(({ balance }) => balance()));
    expect(balances.sort((one, other) => one - other)).toEqual([0, 100]);
  });

  it('that many may use is used that often, by each person once', async () => {
    const people = await Promise.all(Array.from({ length: 5 }, () => enter()));
    const { context } = await enter();
    const { id, code } = await makeCodes(context, { form: 'shared', quantity: 3, amount: 7 });
    const results = await Promise.all([...people, ...people].map(({ redeem }) => redeem(code)));
    expect(results.filter(({ ok }) => ok)).toHaveLength(3);
    const balances = await Promise.all(people.map(({ balance }) => balance()));
    expect(balances.reduce((sum, tokens) => sum + tokens)).toBe(21);
    expect(await findBatch(context, id)).toMatchObject({ uses: 3, quantity: 3 });
    const [listed] = await listCodes(context, id, { codes: 10, uses: 10 });
    expect(listed).toMatchObject({ lastFour: code.slice(-4), uses: 3, mostUses: 3 });
    expect(new Set(listed?.usedBy.map(({ userId }) => userId)).size).toBe(3);
  });

  it('is refused outside its time, to old accounts, and a second one of its batch', async () => {
    const { context, redeem, balance } = await enter();
    const now = context.now().getTime();
    const [early, isNew, twice, several] = [
      await makeCodes(context, { startsAt: new Date(now + day), endsAt: new Date(now + 2 * day) }),
      await makeCodes(context, { forNewAccounts: true }),
      await makeCodes(context, { quantity: 2 }),
      await makeCodes(context, { quantity: 2, oncePerPerson: false }),
    ];
    expect(await redeem(early.code)).toEqual(refused('code-not-yet'));
    expect(await redeem('0000-0000-0000-0000')).toEqual(refused('code-unknown'));
    expect(await redeem('words')).toEqual(refused('code-unknown'));
    context.advance(day);
    expect(await redeem(early.code)).toMatchObject({ ok: true });
    context.advance(day);
    const other = await enter();
    expect(await redeemCode(context, { userId: other.userId, typed: early.code })).toEqual(
      refused('code-expired'),
    );
    expect(await redeem(twice.codes[0] ?? '')).toMatchObject({ ok: true });
    expect(await redeem(twice.codes[1] ?? '')).toEqual(refused('code-had-already'));
    for (const code of several.codes) expect(await redeem(code)).toMatchObject({ ok: true });
    context.advance(6 * day);
    expect(await redeem(isNew.code)).toEqual(refused('code-not-for-account'));
    expect(await balance()).toBe(400);
  });
});

describe('a code of Premium', () => {
  it('begins Premium that does not renew, with its monthly tokens, and ends by itself', async () => {
    const { context, userId, redeem, balance } = await enter();
    const { code } = await makeCodes(context, { kind: 'premium', amount: 3 });
    const done = await redeem(code);
    const until = await findSubscriptionEnd(db, userId, context.now());
    expect(done).toMatchObject({ ok: true, premiumUntil: until, balance: 100 });
    expect(await getSubscription(context, userId)).toMatchObject({
      status: 'Canceled',
      plan: null,
      renewsAt: null,
      price: null,
      periodEndsAt: until,
    });
    context.advance(93 * day);
    expect(await findSubscriptionEnd(db, userId, context.now())).toBeNull();
    await expireSubscriptions(context, 100);
    expect(await getSubscription(context, userId)).toMatchObject({ status: 'Expired' });
    expect(await balance()).toBe(100);
    // Another one begins again.
    const again = await makeCodes(context, { kind: 'premium', amount: 1 });
    expect(await redeem(again.code)).toMatchObject({ ok: true, balance: 200 });
    expect(await getSubscription(context, userId)).toMatchObject({ status: 'Canceled' });
  });

  it('moves the renewal of a subscriber by its months, at the same price', async () => {
    const { context, userId, redeem } = await enter();
    await buyPlan(context, userId);
    await transact(context, (trx) => advanceSubscription(trx, userId, 10));
    const before = await getSubscription(context, userId);
    const { code } = await makeCodes(context, { kind: 'premium', amount: 2 });
    expect(await redeem(code)).toMatchObject({ ok: true });
    const after = await getSubscription(context, userId);
    expect(after).toMatchObject({ status: 'Active', plan: before?.plan, price: before?.price });
    const moved = (after?.renewsAt?.getTime() ?? 0) - (before?.renewsAt?.getTime() ?? 0);
    expect(Math.round(moved / day / 30.5)).toBe(2);
  });
});

describe('a batch', () => {
  it('creates its codes once, stores no code, and is disabled and enabled, all logged', async () => {
    const { context, redeem } = await enter();
    const { id, codes, code, by } = await makeCodes(context, { quantity: 1000 });
    expect(new Set(codes).size).toBe(1000);
    expect(await issueCodes(context, by, id)).toEqual(refused('codes-issued'));
    const stored = JSON.stringify(await db('redeem_codes').where({ batch_id: id }));
    expect(stored).not.toContain(readCode(code));
    expect(stored).toContain(hashCode(context, readCode(code) ?? ''));
    await setBatchEnabled(context, by, id, false);
    expect(await redeem(code)).toEqual(refused('code-expired'));
    await setBatchEnabled(context, by, id, true);
    await setBatchEnabled(context, by, id, true);
    expect(await redeem(code)).toMatchObject({ ok: true });
    const where = { lastFour: code.slice(-4).toLowerCase() };
    const parsed = redeemBatches.filters.lastFour.schema.parse(where.lastFour);
    const { items } = await redeemBatches.readPage(context, {
      where: { lastFour: parsed },
      take: 9,
    });
    expect(items.map((batch) => batch.id)).toContain(id);
    const acts = await owner('staff_actions').where({ resource_id: id }).orderBy('at').pluck('act');
    expect(acts).toEqual([
      'redeem-batch.add',
      'redeem-batch.issue',
      'redeem-batch.disable',
      'redeem-batch.enable',
    ]);
    expect(await issueCodes(context, by, newId())).toEqual(refused('no-such-batch'));
    expect(await setBatchEnabled(context, by, newId(), false)).toEqual(refused('no-such-batch'));
  });

  it('is refused with times that make no sense, and to roles without the permission', async () => {
    const { context } = await enter();
    const { by } = await makeCodes(context);
    const now = context.now();
    const fields = {
      id: newId(),
      kind: 'tokens',
      amount: 1,
      form: 'single',
      quantity: 1,
      startsAt: null,
      oncePerPerson: true,
      forNewAccounts: false,
      note: '',
    } as const;
    const add = (times: { startsAt?: Date; endsAt: Date }) =>
      addBatch(context, by, { ...fields, ...times });
    expect(await add({ endsAt: now })).toEqual(refused('batch-times'));
    const later = new Date(now.getTime() + day);
    expect(await add({ startsAt: later, endsAt: later })).toEqual(refused('batch-times'));
    const reader = { ...by, role: 'inspectorAdmin' } as const;
    expect(await addBatch(context, reader, { ...fields, endsAt: null })).toEqual(
      refused('forbidden'),
    );
    expect(await findBatch(context, fields.id)).toBeNull();
  });
});
