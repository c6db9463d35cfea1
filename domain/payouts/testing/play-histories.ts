import fc from 'fast-check';
import {
  makeModel,
  makeSession,
  makeStaff,
  makeUser,
  sellTokens,
  type TestContext,
} from '~/db/testing';
import { newId } from '../../shared/ids';
import { transact } from '../../shared/transactions/transact';
import { defineTransferReason, openingBalance } from '../../wallet/schema';
import { returnTakenTokens, takeBackTokens } from '../../wallet/lots/take-back-tokens';
import { releaseHeldShares } from '../../wallet/shares/release-held-shares';
import { giveBackSpend } from '../../wallet/spends/give-back-spend';
import { spendTokens } from '../../wallet/spends/spend-tokens';
import { markPaid, markReturned, lockPayout } from '../end-payout';
import { addMethod } from '../methods/manage-methods';
import { typedDetailsSchema } from '../methods/read-details';
import { requestPayout } from '../request-payout';
import { settleAgreements } from '../shares/split-shares';
import { playPayouts } from './play-payouts';

const tip = defineTransferReason('chat_tip');
const house = playPayouts();
const providers = [house.provider];

/** A step of a history; numbers choose among what exists. */
type Step =
  | { does: 'spend'; fan: number; creator: number; tokens: number }
  | { does: 'give-back' | 'charge-back' | 'withdraw'; which: number }
  | { does: 'release' | 'settle' }
  | { does: 'manage'; creator: number; percent: number }
  | { does: 'request'; creator: number; minor: number }
  | { does: 'end'; which: number; as: 'paid' | 'failed' | 'reversed' };

const index = fc.nat({ max: 30 });
const creatorIndex = fc.nat({ max: 2 });

/** Histories of spends, give-backs, chargebacks, releases, agreements and payouts. */
export const histories = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    fc.record({
      does: fc.constant('spend' as const),
      fan: fc.nat({ max: 1 }),
      creator: creatorIndex,
      tokens: fc.integer({ min: 1, max: 400 }),
    }),
    fc.record({
      does: fc.constantFrom('give-back' as const, 'charge-back' as const, 'withdraw' as const),
      which: index,
    }),
    fc.record({ does: fc.constantFrom('release' as const, 'settle' as const) }),
    fc.record({
      does: fc.constant('manage' as const),
      creator: creatorIndex,
      percent: fc.constantFrom(0, 15, 30, 90),
    }),
    fc.record({
      does: fc.constant('request' as const),
      creator: creatorIndex,
      minor: fc.integer({ min: 200, max: 5_000 }),
    }),
    fc.record({
      does: fc.constant('end' as const),
      which: index,
      as: fc.constantFrom('paid' as const, 'failed' as const, 'reversed' as const),
    }),
  ),
  { minLength: 5, maxLength: 25 },
);

/** The people of every step: two fans with bought tokens, and three models, one of them the manager of the others. */
export async function openHistory(context: TestContext) {
  const { db } = context;
  const fans = [await makeUser(db), await makeUser(db)];
  const orders: string[] = [];
  for (const { id: userId } of fans) {
    for (const paid of [997, 10_001]) {
      const { orderId } = await sellTokens(context, userId, { tokens: 600, paidMinor: paid });
      orders.push(orderId);
    }
  }
  const creators: string[] = [];
  for (let place = 0; place < 3; place += 1) {
    const { userId } = await makeModel(db, { isLive: false });
    const who = await makeSession(context, userId);
    await addMethod(context, providers, who, {
      kind: 'bank_payout',
      label: '',
      details: typedDetailsSchema.parse({
        holder: 'Noor Haddad',
        country: 'DE',
        account: 'DE89370400440532013000',
      }),
    });
    creators.push(userId);
  }
  await db('payout_methods').whereIn('user_id', creators).update({ approval_status: 'approved' });
  const { id: staffId } = await makeStaff(db);
  return { fans: fans.map(({ id }) => id), orders, creators, staffId, spends: [], taken: [] };
}

interface History {
  fans: string[];
  orders: string[];
  creators: string[];
  staffId: string;
  spends: { key: string; userId: string }[];
  taken: string[];
}

const pick = <One>(list: readonly One[], which: number): One | undefined =>
  list.length === 0 ? undefined : list[which % list.length];

/** Plays one step; one that is impossible now does nothing. */
export async function play(context: TestContext, history: History, step: Step): Promise<void> {
  switch (step.does) {
    case 'spend':
      return spend(context, history, step);
    case 'give-back': {
      const spent = pick(history.spends, step.which);
      if (!spent) return;
      const { key: spentBy, userId } = spent;
      await transact(context, (trx) =>
        giveBackSpend(context, trx, { userId, spentBy, reason: openingBalance }),
      );
      return;
    }
    case 'charge-back':
      return chargeBack(context, history, step.which);
    case 'withdraw': {
      const takenBy = pick(history.taken, step.which);
      if (takenBy === undefined) return;
      await transact(context, (trx) =>
        returnTakenTokens(context, trx, { takenBy, reason: openingBalance }),
      );
      return;
    }
    case 'release':
      for (const creatorId of history.creators) {
        await releaseHeldShares(context, { creatorId, days: 30 });
      }
      return;
    case 'settle':
      await settleAgreements(context);
      return;
    case 'manage':
      return manage(context, history, step);
    case 'request':
      return request(context, history, step);
    case 'end':
      return end(context, history, step);
  }
}

async function spend(
  context: TestContext,
  history: History,
  step: Extract<Step, { does: 'spend' }>,
): Promise<void> {
  const userId = pick(history.fans, step.fan);
  const creatorId = pick(history.creators, step.creator);
  if (userId === undefined || creatorId === undefined) return;
  const key = newId();
  const spent = await transact(context, (trx) =>
    spendTokens(context, trx, {
      userId,
      creatorId,
      tokens: step.tokens,
      reason: tip,
      idempotencyKey: key,
    }),
  );
  if (spent.ok) history.spends.push({ key, userId });
}

async function chargeBack(context: TestContext, history: History, which: number): Promise<void> {
  const orderId = pick(history.orders, which);
  if (orderId === undefined) return;
  const key = newId();
  await transact(context, (trx) =>
    takeBackTokens(context, trx, {
      orderId,
      share: which % 2 === 0 ? 1 : 0.5,
      against: 'disputed',
      reason: openingBalance,
      idempotencyKey: key,
    }),
  );
  history.taken.push(key);
}

async function manage(
  { db }: TestContext,
  { creators }: History,
  { creator, percent }: Extract<Step, { does: 'manage' }>,
): Promise<void> {
  const manager = creators[2] ?? null;
  await db('creators')
    .where({ user_id: creators[creator % 2] ?? '' })
    .update({ manager_id: percent === 0 ? null : manager, manager_percent: percent });
}

async function request(
  context: TestContext,
  { creators }: History,
  { creator, minor: amountMinor }: Extract<Step, { does: 'request' }>,
): Promise<void> {
  const userId = pick(creators, creator);
  if (userId !== undefined) await requestPayout(context, providers, { userId, amountMinor });
}

async function end(
  context: TestContext,
  { creators, staffId }: History,
  { which, as }: Extract<Step, { does: 'end' }>,
): Promise<void> {
  const made = await context
    .db('payouts')
    .whereIn('user_id', creators)
    .whereIn('state', ['requested', 'paid'])
    .orderBy('id')
    .pluck('id');
  const id = pick(made, which);
  if (id === undefined) return;
  await transact(context, async (trx) => {
    const payout = await lockPayout(trx, id);
    if (!payout) return;
    if (payout.state === 'paid') {
      await markReturned(context, trx, payout, { state: 'reversed', reason: 'It came back' });
    } else if (as === 'paid') {
      await trx('payouts')
        .where({ id })
        .update({ state: 'sent', approved_by: staffId, needs_two: false });
      await markPaid(context, trx, { ...payout, state: 'sent' });
    } else {
      await markReturned(context, trx, payout, { state: 'failed', reason: 'It failed' });
    }
  });
}
