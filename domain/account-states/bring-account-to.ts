import type { Knex } from 'knex';
import { logSecurityEvent } from '../security-log/log-security-event';
import type { Actor } from '../security-log/schema';
import type { DomainContext } from '../shared/context';
import { announce } from '../shared/outbox/announce';
import { defineHook } from '../shared/hooks';
import { decideAccountState } from './decide-account-state';
import { accountStateChanged } from './events';
import type { AccountState } from './schema';
import { changeAccount, lockAccount } from './account-rows';
import { refuse, type Refusal } from './refusals';

/** Runs after staff have changed an account's state. The account's row is locked. */
export const stateChosen = defineHook<{
  userId: string;
  before: AccountState;
  after: AccountState;
}>('account-states.state-chosen');

interface Change {
  userId: string;
  state: AccountState;
}

type Changed = { ok: true } | Refusal<'not-found' | 'state-not-reachable'>;

/**
 * Warns, suspends, terminates or reinstates a user in the caller's transaction and logs the actor. A
 * user who may no longer sign in loses their live sessions. Reinstating a user whose age was under
 * review lifts the hold. Setting the same state twice changes nothing.
 */
export async function bringAccountTo(
  context: DomainContext,
  trx: Knex.Transaction,
  { userId, state }: Change,
  actor: Actor,
): Promise<Changed> {
  const user = await lockAccount(trx, { id: userId }, ['state']);
  if (!user) return refuse('not-found');
  const decided = decideAccountState(user.state, { kind: 'chosen', state });
  if (!decided.ok) return decided;
  if (decided.next === user.state) return { ok: true };
  await changeAccount(trx, { id: userId }, { state, updated_at: context.now() });
  await context.hooks.run(stateChosen, trx, { userId, before: user.state, after: state });
  await logSecurityEvent(context, trx, {
    kind: 'account-state-changed',
    actor,
    userId,
    detail: { before: user.state, after: state },
  });
  const about = { personId: userId, aggregateId: userId };
  announce(trx, accountStateChanged, about, { userId, state });
  return { ok: true };
}
