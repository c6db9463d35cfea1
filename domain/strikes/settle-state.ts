import type { Knex } from 'knex';
import { lockAccount } from '../account-states/account-rows';
import { bringAccountTo } from '../account-states/bring-account-to';
import type { AccountState } from '../account-states/schema';
import type { DomainContext } from '../shared/context';
import type { Person } from '../shared/person';
import type { Actor } from '../security-log/schema';
import { decideStateByStrikes } from './decide-state';
import { listActiveStrikes } from './strike-rows';

/**
 * Sets an account to the state that its strikes require, in the caller's transaction. A visitor has none,
 * and closed, held or closing accounts remain so.
 */
export async function settleState(
  context: DomainContext,
  trx: Knex.Transaction,
  { kind, id }: Person,
  actor: Actor,
  { isSuspensionOver = false }: { isSuspensionOver?: boolean } = {},
): Promise<void> {
  if (kind === 'guest') return;
  const account = await lockAccount(trx, { id }, ['state']);
  if (!account) return;
  const now = context.now();
  const activeStrikes = await listActiveStrikes(trx, { id });
  const state: AccountState | null = decideStateByStrikes(account.state, {
    isSuspended: activeStrikes.some(({ leads_to }) => leads_to === 'suspension'),
    isWarned: activeStrikes.some(({ expires_at }) => expires_at > now),
    isSuspensionOver,
  });
  if (state) await bringAccountTo(context, trx, { userId: id, state }, actor);
}
