import { beforeEach, describe, expect, it } from 'vitest';
import { makeModel, makeSession, makeStaff, makeUser } from '~/db/testing';
import { openTestContext } from '~/db/testing/open-test-context';
import { newId } from '../shared/ids';
import type { StaffActor } from '../staff/carry-out';
import { reconcileLedger } from '../wallet/ledger/reconcile';
import { auditLedger } from '../wallet/ledger/audit-ledger';
import { auditPayouts } from './audit-payouts';
import { confirmBatch, makeBatch, openBatch, sendBatch } from './files/batches';
import { approveMethod, openMethod, rejectMethod } from './methods/approve-method';
import { listOwnMethods } from './methods/list-methods';
import { addMethod, changeMethod, removeMethod } from './methods/manage-methods';
import { typedDetailsSchema } from './methods/read-details';
import { readPayable } from './payable';
import { estimatePayout, requestPayout } from './request-payout';
import { approvePayout, refundPayout, rejectPayout, setPayoutHeld } from './review-payouts';
import { sendDuePayouts, sendPayout } from './send-payouts';
import { haveEarned } from './testing/have-earned';
import { playPayouts } from './testing/play-payouts';
import { receivePayoutWebhook } from './webhooks';

const { context, database } = await openTestContext();
const { db } = database;
let house = playPayouts();
let providers = [house.provider];
beforeEach(() => {
  house = playPayouts();
  providers = [house.provider];
});

const iban = 'DE89370400440532013000';
const bank = (account = iban) => ({
  kind: 'bank_payout' as const,
  label: 'Savings',
  details: typedDetailsSchema.parse({ holder: 'Noor Haddad', country: 'DE', account }),
});

/** Returns a member of staff who has just proved who they are. */
async function staffOf(role: StaffActor['role'] = 'admin'): Promise<StaffActor> {
  const { id: staffId } = await makeStaff(db, { role });
  const sessionId = newId();
  await db('staff_sessions').insert({
    id: sessionId,
    staff_id: staffId,
    created_at: context.now(),
    expires_at: new Date(context.now().getTime() + 3_600_000),
  });
  return { staffId, role, sessionId };
}

/** Returns a person with an approved method and payable shares. */
async function creator(minor = 20_000) {
  const { id: userId } = await makeUser(db);
  const who = await makeSession(context, userId);
  if (minor > 0) await haveEarned(context, { userId, minor });
  const added = await addMethod(context, providers, who, bank());
  if (!added.ok) throw new Error(added.reason);
  await approveMethod(context, { methodId: added.method.id, by: await staffOf() });
  return { userId, who, methodId: added.method.id };
}

async function requested(userId: string, amountMinor?: number) {
  const asked = await requestPayout(context, providers, { userId, amountMinor });
  if (!asked.ok) throw new Error(asked.reason);
  return asked.payout;
}
const stateOf = async (id: string) => (await db('payouts').where({ id }).first('state'))?.state;
const payableOf = async (userId: string) => (await readPayable(context, userId)).payable.minor;

describe('a payout method', () => {
  it('is added after a fresh proof, sealed, and approved by staff', async () => {
    const { id: userId } = await makeUser(db);
    const who = await makeSession(context, userId);
    await db('sessions').where({ id: who.sessionId }).update({ proved_at: null });
    expect(await addMethod(context, providers, who, bank())).toMatchObject({
      reason: 'proof-required',
    });
    await db('sessions').where({ id: who.sessionId }).update({ proved_at: context.now() });
    const added = await addMethod(context, providers, who, bank());
    if (!added.ok) throw new Error(added.reason);
    expect(added.method).toMatchObject({
      endsWith: '3000',
      approvalStatus: 'pending',
      isDefault: true,
      details: { account: '••••••••3000' },
    });
    const stored = await db('payout_methods').where({ id: added.method.id }).first();
    expect(JSON.stringify(stored)).not.toContain(iban);
    expect(
      await openMethod(context, { methodId: added.method.id, by: await staffOf() }),
    ).toMatchObject({ ok: true, to: { account: iban } });
    expect(
      await approveMethod(context, { methodId: added.method.id, by: await staffOf('manager') }),
    ).toMatchObject({ reason: 'forbidden' });
  });

  it('of a network is stored with it, and becomes no other kind', async () => {
    const { who } = await creator();
    const address = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
    const details = typedDetailsSchema.parse({ network: 'TRC20', address });
    const wallet = { kind: 'crypto_payout' as const, label: '', details };
    const added = await addMethod(context, providers, who, wallet);
    expect(added).toMatchObject({ ok: true, method: { network: 'TRC20', endsWith: 'RTv8' } });
    if (!added.ok) return;
    expect(
      await changeMethod(context, providers, who, { id: added.method.id, ...bank() }),
    ).toMatchObject({ reason: 'no-such-payout-method' });
  });

  it('waits again after a change, and pays nothing once it is rejected', async () => {
    const { userId, who, methodId } = await creator();
    const changed = await changeMethod(context, providers, who, { id: methodId, ...bank() });
    expect(changed).toMatchObject({ ok: true, method: { approvalStatus: 'pending' } });
    expect(await requestPayout(context, providers, { userId })).toMatchObject({
      reason: 'payout-method-not-approved',
    });
    const by = await staffOf();
    await rejectMethod(context, { methodId, by, reason: 'The name differs' });
    expect(await listOwnMethods(context, userId)).toMatchObject([
      { approvalStatus: 'rejected', rejectionReason: 'The name differs' },
    ]);
  });

  it('of somebody else is unknown', async () => {
    const { methodId } = await creator();
    const other = await creator();
    const notFound = { reason: 'no-such-payout-method' };
    const { userId } = other;
    expect(
      await changeMethod(context, providers, other.who, { id: methodId, ...bank() }),
    ).toMatchObject(notFound);
    expect(await removeMethod(context, { userId, id: methodId })).toMatchObject(notFound);
    expect(await requestPayout(context, providers, { userId, methodId })).toMatchObject(notFound);
    expect(await estimatePayout(context, providers, { userId, methodId })).toMatchObject(notFound);
  });

  it('with an open payout stays; another becomes the default', async () => {
    const { userId, who, methodId } = await creator();
    await addMethod(context, providers, who, bank());
    const payout = await requested(userId);
    expect(await removeMethod(context, { userId, id: methodId })).toMatchObject({
      reason: 'payout-method-in-use',
    });
    await rejectPayout(context, { payoutId: payout.id, by: await staffOf(), reason: 'x' });
    expect(await removeMethod(context, { userId, id: methodId })).toEqual({ ok: true });
    expect(await listOwnMethods(context, userId)).toMatchObject([{ isDefault: true }]);
  });
});

describe('a request', () => {
  it('made twice at once is one', async () => {
    const { userId } = await creator();
    const both = await Promise.all(
      [1, 2, 3].map(() => requestPayout(context, providers, { userId, amountMinor: 6_000 })),
    );
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await payableOf(userId)).toBe(14_000);
    expect(await db('payouts').where({ user_id: userId })).toHaveLength(1);
  });

  it('refuses what its estimate refuses, and costs what it said', async () => {
    const { userId } = await creator();
    for (const amountMinor of [4_999, 5_000, 20_000, 20_001]) {
      const estimate = await estimatePayout(context, providers, { userId, amountMinor });
      const asked = await requestPayout(context, providers, { userId, amountMinor });
      expect(asked.ok).toBe(estimate.ok);
      if (!asked.ok || !estimate.ok) {
        expect(asked).toEqual(estimate);
        continue;
      }
      expect(asked.payout.fee_minor).toBe(estimate.feeMinor);
      await rejectPayout(context, { payoutId: asked.payout.id, by: await staffOf(), reason: 'x' });
    }
  });
});

describe('a payout', () => {
  it('is approved, sent and paid, once, whatever is told how often', async () => {
    const { userId } = await creator();
    const payout = await requested(userId);
    expect(
      await approvePayout(context, { payoutId: payout.id, by: await staffOf() }),
    ).toMatchObject({
      state: 'approved',
    });
    await Promise.all([1, 2, 3].map(() => sendPayout(context, providers, payout.id)));
    expect(house.sends()).toBe(1);
    expect(await stateOf(payout.id)).toBe('sent');
    const told = { provider: 'payouts', request: house.webhook(payout.id, 'paid') };
    await Promise.all([1, 2].map(() => receivePayoutWebhook(context, providers, told)));
    expect(await stateOf(payout.id)).toBe('paid');
    // A late report of a failure changes nothing.
    const late = { provider: 'payouts', request: house.webhook(payout.id, 'failed') };
    await receivePayoutWebhook(context, providers, late);
    expect(await stateOf(payout.id)).toBe('paid');
    expect(await payableOf(userId)).toBe(0);
  });

  it('whose answer was lost is found and not sent again', async () => {
    const { userId } = await creator();
    const payout = await requested(userId);
    await approvePayout(context, { payoutId: payout.id, by: await staffOf() });
    house.fail('timeout');
    await sendPayout(context, providers, payout.id);
    expect(await stateOf(payout.id)).toBe('sent');
    // An answer that cannot be read is no verdict on a payout that may have been made.
    house.blind(true);
    context.advance(120_000);
    await sendDuePayouts(context, providers);
    expect(await stateOf(payout.id)).toBe('sent');
    house.blind(false);
    house.end(payout.id, 'paid');
    context.advance(600_000);
    await sendDuePayouts(context, providers);
    expect(house.sends()).toBe(1);
    expect(await stateOf(payout.id)).toBe('paid');
  });

  it('waits while its provider is away, and is payable again if it is refused', async () => {
    const { userId } = await creator();
    const payout = await requested(userId);
    await approvePayout(context, { payoutId: payout.id, by: await staffOf() });
    house.fail('unavailable', 'invalid');
    await sendPayout(context, providers, payout.id);
    expect(await stateOf(payout.id)).toBe('sent');
    context.advance(3_600_000);
    await sendDuePayouts(context, providers);
    expect(await stateOf(payout.id)).toBe('failed');
    expect(await payableOf(userId)).toBe(20_000);
  });

  it('that comes back is payable again, also if that is told first', async () => {
    for (const states of [
      ['paid', 'reversed'],
      ['reversed', 'paid'],
    ] as const) {
      const { userId } = await creator();
      const payout = await requested(userId);
      await approvePayout(context, { payoutId: payout.id, by: await staffOf() });
      await sendPayout(context, providers, payout.id);
      for (const state of states) {
        const request = house.webhook(payout.id, state, 'The account name differs');
        await receivePayoutWebhook(context, providers, { provider: 'payouts', request });
      }
      expect(await stateOf(payout.id)).toBe('reversed');
      expect(await payableOf(userId)).toBe(20_000);
    }
  });

  it('above the limit takes two people, of whom the second types the sum', async () => {
    const { userId } = await creator(150_000);
    const { id: payoutId } = await requested(userId);
    const [first, second] = [await staffOf('creatorsManager'), await staffOf()];
    expect(await approvePayout(context, { payoutId, by: first })).toMatchObject({
      state: 'requested',
    });
    const again = { payoutId, by: first, typedMinor: 150_000 };
    expect(await approvePayout(context, again)).toMatchObject({ reason: 'payout-needs-another' });
    const limited = { ...again, by: await staffOf('creatorsManager') };
    expect(await approvePayout(context, limited)).toMatchObject({ reason: 'payout-needs-another' });
    const wrong = { payoutId, by: second, typedMinor: 1 };
    expect(await approvePayout(context, wrong)).toMatchObject({ reason: 'payout-sum-differs' });
    const right = { payoutId, by: second, typedMinor: 150_000 };
    expect(await approvePayout(context, right)).toMatchObject({ state: 'approved' });
  });

  it('on hold, or of a method that was changed since, is not approved', async () => {
    const { userId, who, methodId } = await creator();
    const { id: payoutId } = await requested(userId);
    const by = await staffOf();
    await setPayoutHeld(context, { payoutId, by, isHeld: true });
    expect(await approvePayout(context, { payoutId, by })).toMatchObject({ reason: 'payout-held' });
    await setPayoutHeld(context, { payoutId, by, isHeld: false });
    await changeMethod(context, providers, who, { id: methodId, ...bank() });
    await approveMethod(context, { methodId, by });
    expect(await approvePayout(context, { payoutId, by })).toMatchObject({
      reason: 'payout-method-changed',
    });
  });

  it('by a file is sent with a reference and confirmed by somebody else', async () => {
    providers = [];
    const { id: userId } = await makeUser(db);
    const who = await makeSession(context, userId);
    await haveEarned(context, { userId, minor: 20_000 });
    const details = { holder: 'Noor Haddad', country: 'CO', account: '12345678', bankCode: '007' };
    const method = { ...bank(), details: typedDetailsSchema.parse(details) };
    const added = await addMethod(context, providers, who, method);
    if (!added.ok) throw new Error(added.reason);
    const [one, two] = [await staffOf(), await staffOf()];
    await approveMethod(context, { methodId: added.method.id, by: one });
    const payout = await requested(userId);
    await approvePayout(context, { payoutId: payout.id, by: one });
    const id = newId();
    expect(await makeBatch(context, one, { id, rail: 'bank-file' })).toMatchObject({ ok: true });
    expect(await makeBatch(context, one, { id: newId(), rail: 'bank-file' })).toMatchObject({
      reason: 'nothing-to-batch',
    });
    const opened = await openBatch(context, one, id);
    expect(opened).toMatchObject({ ok: true });
    expect(opened.ok && opened.file.text).toContain('195.00,USD,12345678,Noor Haddad,CO,007');
    await sendBatch(context, one, { id, reference: 'B-77' });
    expect(await stateOf(payout.id)).toBe('sent');
    expect(await confirmBatch(context, one, { id, reference: 'B-77' })).toMatchObject({
      reason: 'payout-needs-another',
    });
    expect(await confirmBatch(context, two, { id, reference: 'B-77' })).toMatchObject({ ok: true });
    expect(await stateOf(payout.id)).toBe('paid');
    const back = { payoutId: payout.id, by: two, reason: 'Returned by the bank' };
    expect(await refundPayout(context, back)).toMatchObject({ ok: true });
    expect(await payableOf(userId)).toBe(20_000);
  });

  it('goes on when its person withdraws consent', async () => {
    const model = await makeModel(db, { isLive: false });
    const { userId } = model;
    const who = await makeSession(context, userId);
    await haveEarned(context, { userId, minor: 20_000 });
    const added = await addMethod(context, providers, who, bank());
    if (!added.ok) throw new Error(added.reason);
    await approveMethod(context, { methodId: added.method.id, by: await staffOf() });
    const payout = await requested(userId);
    await approvePayout(context, { payoutId: payout.id, by: await staffOf() });
    await db('creator_consents')
      .where({ creator_id: model.creatorId })
      .update({ withdrawn_at: context.now() });
    await sendPayout(context, providers, payout.id);
    const request = house.webhook(payout.id, 'paid');
    await receivePayoutWebhook(context, providers, { provider: 'payouts', request });
    expect(await stateOf(payout.id)).toBe('paid');
  });
});

it('the books of all this fit, and the nightly audit would see what does not', async () => {
  expect(await reconcileLedger(db)).toMatchObject({ unbalancedTransfers: [], unbalancedUnits: [] });
  expect(await auditPayouts(db)).toEqual([]);
  const { userId } = await creator();
  const payout = await requested(userId);
  await database.owner('payouts').where({ id: payout.id }).update({ amount_minor: 19_999 });
  const { wrongElsewhere } = await auditLedger(context);
  expect(wrongElsewhere).toHaveLength(2);
  await database.owner('payouts').where({ id: payout.id }).update({ amount_minor: 20_000 });
});
