import { logSecurityEvent } from '../security-log/log-security-event';
import type { DomainContext } from '../shared/context';
import { announce } from '../shared/announce';
import { defineHook } from '../shared/hooks';
import { transact } from '../shared/transact';
import { decideAccountState } from './decide-account-state';
import { accountStateChanged } from './events';
import type { AccountState } from './schema';
import { changeAccount, lockAccount } from './account-rows';
import { refuse, type Refusal } from './refusals';

/** Staff have brought an account to another state; its row is locked. */
export const stateChosen = defineHook<{
  userId: string;
  before: AccountState;
  after: AccountState;
}>('account-states.state-chosen');

interface Change {
  userId: string;
  state: AccountState;
}

/**
 * Warns, suspends, terminates or reinstates somebody. Who may no longer sign in loses their live
 * sessions with it; bringing somebody back whose age was under review lifts the hold. Saying the same
 * twice changes nothing.
 */
export async function changeAccountState(
  context: DomainContext,
  { userId, state }: Change,
): Promise<{ ok: true } | Refusal<'not-found' | 'state-not-reachable'>> {
  return transact(context, async (trx) => {
    const user = await lockAccount(trx, { id: userId }, ['state']);
    if (!user) return refuse('not-found');
    const decided = decideAccountState(user.state, { kind: 'chosen', state });
    if (!decided.ok) return decided;
    if (decided.next === user.state) return { ok: true };
    await changeAccount(trx, { id: userId }, { state, updated_at: context.now() });
    await context.hooks.run(stateChosen, trx, { userId, before: user.state, after: state });
    await logSecurityEvent(context, trx, {
      kind: 'account-state-changed',
      actor: { kind: 'staff' },
      userId,
      detail: { before: user.state, after: state },
    });
    const about = { personId: userId, aggregateId: userId };
    announce(trx, accountStateChanged, about, { userId, state });
    return { ok: true };
  });
}
