import type { Knex } from 'knex';
import type { PayoutsRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { announce } from '../shared/outbox/announce';
import { carryOut, type StaffActRefusal, type StaffActor } from '../staff/carry-out';
import { accessOf } from '../staff/matrix';
import { decideApproval } from './decide-approval';
import { lockPayout, markReturned, storePayout } from './end-payout';
import { payoutDue } from './events';
import { refuse, type Refusal } from './refusals';
import { fileRails } from './schema';
import { payoutsSettings } from './settings';

interface Reviewing {
  payoutId: string;
  by: StaffActor;
}

/**
 * Approves a requested payout. Above the limit of one person the first approval waits for a second one by
 * another person, who types the sum. An approved payout is sent by a job, or waits for a file.
 */
export async function approvePayout(
  context: DomainContext,
  { payoutId, by, typedMinor = null }: Reviewing & { typedMinor?: number | null },
) {
  const { payout_first_word_seconds: firstWordSeconds } = await context.settings(payoutsSettings);
  return carryOut(context, by, { act: 'payout.approve', id: payoutId }, async (trx) => {
    const payout = await lockPayout(trx, payoutId);
    if (!payout) return refuse('no-such-payout');
    const decided = decideApproval(
      await factsOf(trx, payout),
      {
        staffId: by.staffId,
        isLimited: accessOf(by.role, 'payouts')?.limit === 'amount',
        typedMinor,
      },
      { now: context.now(), firstWordSeconds },
    );
    if (!decided.ok) return decided;
    const now = context.now();
    if (decided.word === 'first') {
      await trx('payouts').where({ id: payoutId }).update({ first_by: by.staffId, first_at: now });
    } else {
      await approve(trx, payout, { approved_by: by.staffId, approved_at: now });
    }
    const state = decided.word === 'first' ? 'requested' : 'approved';
    return { ok: true, state, change: changeOf(payout, { word: decided.word }) } as const;
  });
}

async function approve(
  trx: Knex.Transaction,
  payout: PayoutsRow,
  by: Pick<PayoutsRow, 'approved_by' | 'approved_at'>,
): Promise<void> {
  const isByFile = (fileRails as readonly string[]).includes(payout.rail);
  await storePayout(trx, payout.id, {
    ...by,
    state: 'approved',
    try_at: isByFile ? null : by.approved_at,
  });
  if (isByFile) return;
  const about = { personId: payout.user_id, aggregateId: payout.id };
  announce(trx, payoutDue, about, { payoutId: payout.id });
}

async function factsOf(trx: Knex.Transaction, payout: PayoutsRow) {
  const method = await trx('payout_methods')
    .where({ id: payout.method_id ?? payout.id, removed_at: null })
    .first('version', 'approval_status');
  const { first_by, first_at } = payout;
  return {
    state: payout.state,
    isHeld: payout.is_held,
    amountMinor: payout.amount_minor,
    needsTwo: payout.needs_two,
    first: first_by !== null && first_at !== null ? { by: first_by, at: first_at } : null,
    isMethodSame:
      method?.approval_status === 'approved' && method.version === payout.method_version,
  };
}

/** Withdraws the first of two words, one's own or a colleague's. */
export async function withdrawFirstWord(
  context: DomainContext,
  { payoutId, by }: Reviewing,
): Promise<{ ok: true } | Refusal<'no-such-payout' | 'payout-not-open'> | StaffActRefusal> {
  return carryOut(context, by, { act: 'payout.send-back', id: payoutId }, async (trx) => {
    const payout = await lockPayout(trx, payoutId);
    if (!payout) return refuse('no-such-payout');
    if (payout.state !== 'requested' || payout.first_by === null) return refuse('payout-not-open');
    await trx('payouts').where({ id: payoutId }).update({ first_by: null, first_at: null });
    return { ok: true, change: changeOf(payout, { word: 'none' }) };
  });
}

/** Puts a requested payout on hold, or takes it off: no one can approve it meanwhile. */
export async function setPayoutHeld(
  context: DomainContext,
  { payoutId, by, isHeld }: Reviewing & { isHeld: boolean },
): Promise<{ ok: true } | Refusal<'no-such-payout' | 'payout-not-open'> | StaffActRefusal> {
  const act = isHeld ? 'payout.hold' : 'payout.resume';
  return carryOut(context, by, { act, id: payoutId }, async (trx) => {
    const payout = await lockPayout(trx, payoutId);
    if (!payout) return refuse('no-such-payout');
    if (payout.state !== 'requested' || payout.is_held === isHeld) return refuse('payout-not-open');
    await trx('payouts').where({ id: payoutId }).update({ is_held: isHeld });
    return { ok: true, change: changeOf(payout, { isHeld }) };
  });
}

/** Rejects a payout that is not sent yet, with a reason for its owner; it is payable again. */
export async function rejectPayout(
  context: DomainContext,
  { payoutId, by, reason }: Reviewing & { reason: string },
): Promise<{ ok: true } | Refusal<'no-such-payout' | 'payout-not-open'> | StaffActRefusal> {
  const why = { ...by, reason };
  return carryOut(context, why, { act: 'payout.reject', id: payoutId }, async (trx) => {
    const payout = await lockPayout(trx, payoutId);
    if (!payout) return refuse('no-such-payout');
    const isUnsent =
      payout.state === 'requested' || (payout.state === 'approved' && !isTried(payout));
    if (!isUnsent || payout.batch_id !== null) return refuse('payout-not-open');
    await markReturned(context, trx, payout, { state: 'rejected', reason });
    return { ok: true, change: changeOf(payout, { state: 'rejected' }) };
  });
}

const isTried = ({ attempts }: PayoutsRow): boolean => attempts > 0;

/**
 * Books back the money of a payout that the bank returned: one that was paid, or one that was sent by a
 * file. Providers report theirs by webhooks.
 */
export async function refundPayout(
  context: DomainContext,
  { payoutId, by, reason }: Reviewing & { reason: string },
) {
  const why = { ...by, reason };
  return carryOut(context, why, { act: 'payout.refund', id: payoutId }, async (trx) => {
    const payout = await lockPayout(trx, payoutId);
    if (!payout) return refuse('no-such-payout');
    const isSentByFile = payout.state === 'sent' && payout.batch_id !== null;
    if (payout.state !== 'paid' && !isSentByFile) return refuse('payout-not-open');
    const state = payout.state === 'paid' ? 'reversed' : 'failed';
    await markReturned(context, trx, payout, { state, reason });
    return { ok: true, change: changeOf(payout, { state }) } as const;
  });
}

const changeOf = (payout: PayoutsRow, after: Record<string, string | boolean>) => ({
  before: { state: payout.state, isHeld: payout.is_held },
  after: { ...after, minor: payout.amount_minor, currency: payout.currency },
  userId: payout.user_id,
});
