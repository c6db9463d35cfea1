import type { Knex } from 'knex';
import type { DomainContext } from '../../shared/context';
import type { Person } from '../../shared/person';
import { transact } from '../../shared/transactions/transact';
import { isUniqueViolation } from '../../shared/transactions/unique-violation';
import type { SendRefusal } from '../refusals';
import { repeatCard } from './answer-distress';
import { announceOutcome, findOutcome, storeRefusal, type SendOutcome } from './send-outcome';

/** Announces the stored outcome of a key again, with its crisis card; returns null if there is none yet. */
export async function announceOutcomeAgain(
  context: DomainContext,
  person: Person,
  idempotencyKey: string,
): Promise<SendOutcome | null> {
  const outcome = await findOutcome(context, person.id, idempotencyKey);
  if (!outcome) return null;
  return transact(context, (trx) =>
    repeatOutcome(context, trx, { person, idempotencyKey }, outcome),
  );
}

interface Repeated {
  person: Person;
  idempotencyKey: string;
  /** The tokens of the intended tip. */
  tip?: number | undefined;
}

/** Announces an existing outcome in the caller's transaction, with its crisis card. */
export async function repeatOutcome(
  context: DomainContext,
  trx: Knex.Transaction,
  { person, idempotencyKey, tip }: Repeated,
  outcome: SendOutcome,
): Promise<SendOutcome> {
  announceOutcome(trx, person, idempotencyKey, outcome, { isRepeat: true, tip });
  if (outcome.ok) await repeatCard(context, trx, person, outcome.message);
  return outcome;
}

/** Refuses a message for good that was never moderated because its recording could not be transcribed. */
export async function refuseUntranscribed(
  context: DomainContext,
  person: Person,
  idempotencyKey: string,
  reason: SendRefusal,
): Promise<SendOutcome> {
  const refusal = { ok: false, kind: 'failed', reason } as const;
  try {
    await transact(context, async (trx) => {
      await storeRefusal(trx, person.id, idempotencyKey, refusal, context.now());
      announceOutcome(trx, person, idempotencyKey, refusal);
    });
    return refusal;
  } catch (error) {
    const outcome = isUniqueViolation(error)
      ? await announceOutcomeAgain(context, person, idempotencyKey)
      : null;
    if (!outcome) throw error;
    return outcome;
  }
}
