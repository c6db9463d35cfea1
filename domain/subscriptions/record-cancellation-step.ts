import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import { transact } from '../shared/transactions/transact';
import { decideCancellationStep, nextStep, type CancellationAct } from './decide-cancellation-step';
import { refuse, type Refusal } from './refusals';
import type { CancellationReason } from './schema';
import { findSubscriptionRow, lockSubscriptionsOf } from './subscription-rows';

export interface RecordedAct extends CancellationAct {
  reason?: CancellationReason | undefined;
  comment?: string | undefined;
  planId?: string | undefined;
}

type Recorded =
  | { ok: true; next: number | null }
  | Refusal<'no-subscription' | 'no-such-plan' | 'step-out-of-order'>;

/**
 * Records an act in the cancellation flow with its time, and returns the next step. It changes nothing
 * else: cancelling, keeping and changing the plan record themselves.
 */
export async function recordCancellationStep(
  context: DomainContext,
  userId: string,
  act: RecordedAct,
): Promise<Recorded> {
  return transact(context, (trx) => recordStepIn(context, trx, userId, act));
}

/** Records it in the caller's transaction. */
export async function recordStepIn(
  context: DomainContext,
  trx: Knex.Transaction,
  userId: string,
  act: RecordedAct,
): Promise<Recorded> {
  await lockSubscriptionsOf(trx, userId);
  const subscription = await findSubscriptionRow(trx, { userId });
  if (!subscription) return refuse('no-subscription');
  const { planId } = act;
  const plan = planId && (await trx('subscription_plans').where({ id: planId }).first('id'));
  if (planId && !plan) return refuse('no-such-plan');
  const decided = decideCancellationStep(await findLastAct(trx, subscription.id), act);
  if (!decided.ok) return decided;
  if (decided.isNew) await write(context, trx, { userId, id: subscription.id, act });
  return { ok: true, next: decided.next };
}

/**
 * Records an act as part of another change, for a person at any of the six steps or outside the flow. It
 * counts for their current step; a cancellation outside the flow counts for the first step.
 */
export async function noteCancellationAct(
  context: DomainContext,
  trx: Knex.Transaction,
  { userId, id, ...details }: { userId: string; id: string } & Omit<RecordedAct, 'step'>,
): Promise<void> {
  const last = await findLastAct(trx, id);
  const at = last ? nextStep(last) : null;
  const step = at ?? (details.action === 'cancel' ? 1 : null);
  if (step === null) return;
  const act = { ...details, step };
  const decided = decideCancellationStep(last, act);
  if (decided.ok ? decided.isNew : details.action === 'cancel') {
    await write(context, trx, { userId, id, act });
  }
}

/** Returns the last act in the cancellation flow of a subscription; null if there is none. */
async function findLastAct(db: Knex, id: string): Promise<CancellationAct | null> {
  const last = await db('cancellation_steps')
    .where({ subscription_id: id })
    .orderBy('id', 'desc')
    .first('step', 'action');
  return last ?? null;
}

async function write(
  context: DomainContext,
  trx: Knex.Transaction,
  { userId, id, act }: { userId: string; id: string; act: RecordedAct },
): Promise<void> {
  const { step, action, reason, comment, planId } = act;
  await trx('cancellation_steps').insert({
    id: newId(),
    subscription_id: id,
    user_id: userId,
    step,
    action,
    reason: reason ?? null,
    comment: comment ?? null,
    plan_id: planId ?? null,
    created_at: context.now(),
  });
}
