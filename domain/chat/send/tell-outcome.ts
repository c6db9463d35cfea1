import type { Knex } from 'knex';
import type { DomainContext } from '../../shared/context';
import type { Person } from '../../shared/person';
import { transact } from '../../shared/transactions/transact';
import { isUniqueViolation } from '../../shared/transactions/unique-violation';
import type { SendRefusal } from '../refusals';
import { repeatCard } from './answer-distress';
import { announceOutcome, findOutcome, storeRefusal, type SendOutcome } from './send-outcome';

/** Announces the stored outcome of a key again, with its crisis card; returns null if there is none yet. */
export async function tellOutcomeAgain(
  context: DomainContext,
  person: Person,
  idempotencyKey: string,
): Promise<SendOutcome | null> {
  const known = await findOutcome(context, person.id, idempotencyKey);
  if (!known) return null;
  return transact(context, (trx) => repeatOutcome(context, trx, { person, idempotencyKey }, known));
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
  known: SendOutcome,
): Promise<SendOutcome> {
  announceOutcome(trx, person, idempotencyKey, known, { isRepeat: true, tip });
  if (known.ok) await repeatCard(context, trx, person, known.message);
  return known;
}

/** Refuses a message for good that was never moderated because its recording could not be transcribed. */
export async function refuseUnheard(
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
    const known = isUniqueViolation(error)
      ? await tellOutcomeAgain(context, person, idempotencyKey)
      : null;
    if (!known) throw error;
    return known;
  }
}
