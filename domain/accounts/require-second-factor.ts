import type { Knex } from 'knex';
import { hasSecondFactor } from '../second-factors/list-factors';
import { openTicket, type Ticket } from '../second-factors/ticket';
import type { DomainContext } from '../shared/context';
import { refuse, type Refusal } from './refusals';

/** The first factor was correct. The ticket is needed to prove the second one (`finishSignIn`). */
export type SecondFactorRequired = Refusal<'second-factor-required'> & { ticket: Ticket };

/** Refuses a session to a user who has a second factor and returns a ticket; otherwise returns null. */
export async function requireSecondFactor(
  context: DomainContext,
  trx: Knex.Transaction,
  userId: string,
): Promise<SecondFactorRequired | null> {
  const holder = { kind: 'user', id: userId } as const;
  if (!(await hasSecondFactor(trx, holder))) return null;
  return { ...refuse('second-factor-required'), ticket: await openTicket(context, trx, holder) };
}
