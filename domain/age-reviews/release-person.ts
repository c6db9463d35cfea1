import type { Knex } from 'knex';
import { accountStateChanged } from '../account-states/events';
import { accountStateSchema } from '../account-states/schema';
import { changeAccount, lockAccount } from '../account-states/account-rows';
import { decideAccountState } from '../account-states/decide-account-state';
import { logSecurityEvent } from '../security-log/log-security-event';
import { announce } from '../shared/outbox/announce';
import type { DomainContext } from '../shared/context';
import type { Person } from '../shared/person';
import { changeAgeReview } from './change-age-review';
import { liftHold } from './lift-hold';

/**
 * Releases a person who has proved their age: restores the account's state before the hold, makes a
 * visitor's token valid again, and closes an open question about their age.
 */
export async function releasePerson(
  context: DomainContext,
  trx: Knex.Transaction,
  person: Person,
): Promise<void> {
  if (person.kind === 'user') await reopenAccount(context, trx, person.id);
  if (await liftHold(context, trx, person, 'age_check')) return;
  await changeAgeReview(trx, person, { kind: 'proved' }, context.now());
}

async function reopenAccount(
  context: DomainContext,
  trx: Knex.Transaction,
  userId: string,
): Promise<void> {
  const user = await lockAccount(trx, { id: userId }, ['state']);
  if (!user) return;
  const planned = await trx('open_deletions').where({ user_id: userId }).first('state_before');
  const before = accountStateSchema.optional().parse(planned?.state_before);
  const event = { kind: 'age-proved', before } as const;
  const decided = decideAccountState(user.state, event);
  if (!decided.ok) return;
  const { next: state } = decided;
  await changeAccount(trx, { id: userId }, { state, updated_at: context.now() });
  const about = { personId: userId, aggregateId: userId };
  await logSecurityEvent(context, trx, {
    kind: 'account-state-changed',
    actor: { kind: 'system' },
    userId,
    detail: { after: state },
  });
  announce(trx, accountStateChanged, about, { userId, state });
}
