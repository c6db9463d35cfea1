import type { Knex } from 'knex';
import type { DomainContext } from '../../shared/context';
import { newId } from '../../shared/ids';
import { secondsAgo } from '../../shared/remove-in-batches';
import {
  decidePaymentRisk,
  riskRules,
  type RiskDecision,
  type RiskFacts,
  type RiskRule,
} from './decide-payment-risk';
import { addressMark, deviceMark } from '../pay/payment-mark';
import { refuse, type Refusal } from '../refusals';
import { paymentsSettings } from '../settings';

/** The device and address of an attempt. Jobs have none, and their attempts are not counted. */
export interface Origin {
  deviceId: string | null;
  address: string;
}

interface Attempt {
  userId: string;
  kind: 'pay' | 'save-card';
  /** The mark created by `cardMark`; null if the card is not known yet. */
  card: Buffer | null;
  origin: Origin;
  paymentId?: string;
  /** True for a purchase at a price for newcomers. */
  isGift?: boolean;
}

/**
 * Rules that expire by themselves as declines age; the others apply until staff have reviewed the decision.
 */
const velocity: ReadonlySet<RiskRule> = new Set<RiskRule>([
  'account-velocity',
  'card-velocity',
  'device-velocity',
  'address-velocity',
]);

/**
 * Counts an attempt to pay or to save a card. If limits against fraud refuse it, stores that decision,
 * which staff can review and revoke. These records remain even if the caller returns a refusal.
 */
export async function countAttempt(
  context: DomainContext,
  trx: Knex.Transaction,
  attempt: Attempt,
): Promise<{ ok: true; attemptId: number } | Refusal<'too-many-attempts' | 'purchases-paused'>> {
  const settings = await context.settings(paymentsSettings);
  const marks = {
    card_mark: attempt.card,
    device_mark: attempt.origin.deviceId ? deviceMark(context, attempt.origin.deviceId) : null,
    address_mark: addressMark(context, attempt.origin.address),
  };
  const facts = await readFacts(context, trx, attempt, marks);
  const broken = decidePaymentRisk(facts, settings);
  const now = context.now();
  const [counted] = await trx('charge_attempts')
    .insert({
      user_id: attempt.userId,
      kind: attempt.kind,
      payment_id: broken ? null : (attempt.paymentId ?? null),
      ...marks,
      outcome: broken ? 'refused' : 'begun',
      created_at: now,
    })
    .returning('id');
  if (!counted) throw new Error('a try could not be counted');
  if (!broken) return { ok: true, attemptId: counted.id };
  const retryAfterSeconds = settings.risk_window_seconds;
  await noteDecision(trx, attempt.userId, broken, {
    now,
    holdsUntil: new Date(now.getTime() + retryAfterSeconds * 1000),
  });
  return velocity.has(broken.rule)
    ? refuse('too-many-attempts', { retryAfterSeconds })
    : refuse('purchases-paused');
}

/**
 * Stores one decision per rule and person while it is in force, so that repeated refusals need one review.
 */
async function noteDecision(
  trx: Knex.Transaction,
  userId: string,
  { rule, counted, limit }: RiskDecision,
  { now, holdsUntil }: { now: Date; holdsUntil: Date },
): Promise<void> {
  const existing = await trx('payment_risk_decisions')
    .where({ user_id: userId, rule, reviewed_at: null })
    .where('holds_until', '>', now)
    .first('id');
  if (existing) return;
  await trx('payment_risk_decisions').insert({
    id: newId(),
    user_id: userId,
    rule,
    facts: JSON.stringify({ counted, limit }),
    decided_at: now,
    holds_until: holdsUntil,
  });
}

interface Marks {
  card_mark: Buffer | null;
  device_mark: Buffer | null;
  address_mark: Buffer | null;
}

async function readFacts(
  context: DomainContext,
  trx: Knex.Transaction,
  { userId, card, isGift = false }: Attempt,
  marks: Marks,
): Promise<RiskFacts> {
  const settings = await context.settings(paymentsSettings);
  const since = secondsAgo(context, settings.risk_window_seconds);
  const longAgo = secondsAgo(context, settings.risk_refund_seconds);
  const { rows } = await trx.raw<{ rows: CountedRow[] }>(
    `select
       (select count(*)::int from charge_attempts
         where user_id = :userId and created_at > :since and outcome = 'declined') as account,
       (select count(*)::int from charge_attempts
         where card_mark = :card and created_at > :since and outcome = 'declined') as card,
       (select count(*)::int from charge_attempts
         where device_mark = :device and created_at > :since and outcome = 'declined') as device,
       (select count(*)::int from charge_attempts
         where address_mark = :address and created_at > :since and outcome = 'declined') as address,
       (select count(distinct user_id)::int from saved_cards
         where mark = :card and user_id <> :userId) as sharing,
       (select count(*)::int from payments
         where payer_id = :userId and state = 'completed' and completed_at > :longAgo) as payments,
       (select count(*)::int from payments
         where payer_id = :userId and state = 'completed' and completed_at > :longAgo
           and not is_surplus and (refunded_minor > 0
             or exists (select from disputes where payment_id = payments.id))) as taken_back,
       (select count(distinct a.user_id)::int
          from charge_attempts a join payments p on p.id = a.payment_id
          join orders o on o.id = p.order_id
         where :isGift and a.device_mark = :device and a.user_id <> :userId
           and a.created_at > :longAgo and a.outcome = 'completed'
           and (o.price ->> 'isForNewcomers')::boolean) as gifted`,
    {
      userId,
      since,
      longAgo,
      card,
      isGift,
      device: marks.device_mark,
      address: marks.address_mark,
    },
  );
  const [counted] = rows;
  if (!counted) throw new Error('a statement without a from answers one row');
  return {
    declined: {
      account: counted.account,
      card: counted.card,
      device: counted.device,
      address: counted.address,
    },
    otherAccountsOfCard: counted.sharing,
    payments: counted.payments,
    takenBack: counted.taken_back,
    isGift,
    otherAccountsWithGift: counted.gifted,
    cleared: await readCleared(context, trx, userId),
  };
}

interface CountedRow {
  account: number;
  card: number;
  device: number;
  address: number;
  sharing: number;
  payments: number;
  taken_back: number;
  gifted: number;
}

/** Returns the rules with a decision about a person that staff revoked recently. */
async function readCleared(
  context: DomainContext,
  trx: Knex.Transaction,
  userId: string,
): Promise<RiskRule[]> {
  const { risk_cleared_seconds } = await context.settings(paymentsSettings);
  const cleared = await trx('payment_risk_decisions')
    .where({ user_id: userId, is_upheld: false })
    .where('reviewed_at', '>', secondsAgo(context, risk_cleared_seconds))
    .distinct<{ rule: RiskRule }[]>('rule');
  return riskRules.filter((rule) => cleared.some((one) => one.rule === rule));
}

/** Stores the outcome of a counted attempt; declines are the trace of card testers. */
export async function noteAttemptEnded(
  trx: Knex.Transaction,
  paymentId: string,
  outcome: 'completed' | 'declined',
): Promise<void> {
  await trx('charge_attempts').where({ payment_id: paymentId }).update({ outcome });
}

/** Stores the outcome of an attempt to save a card. */
export async function noteSavingEnded(
  db: Knex,
  attemptId: number,
  outcome: 'completed' | 'declined',
): Promise<void> {
  await db('charge_attempts').where({ id: attemptId }).update({ outcome });
}
