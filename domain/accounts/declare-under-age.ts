import type { Knex } from 'knex';
import type { UsersRow } from '~/db/rows';
import { eraseAtOnce } from '../deletions/plan-deletion';
import { forgetGuest } from '../viewers/forget-guest';
import { changeAccount, lockAccount } from '../account-states/account-rows';
import { decideAccountState } from '../account-states/decide-account-state';
import { markAddress } from '../address-marks/mark-address';
import { holdPerson } from '../age-reviews/hold-person';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { isFreshlyProved, type AskingSession } from '../sessions/fresh-proof';
import { revokeOtherSessions } from '../sessions/revoke-other-sessions';
import type { AccountState } from '../account-states/schema';
import { refuse, type Refusal } from './refusals';

interface Declaring {
  /** The signed-in user. */
  user: AskingSession | null;
  /** The visitor in the same browser. */
  guestId: string | null;
}

/**
 * Records that a person declares to be under age. Removes a visitor's messages and views immediately.
 * Ends an account with all its sessions; the next sweep erases it, and it cannot be reopened until
 * then. Its proved address is remembered, so that the person cannot return with it before they prove
 * their age. The account's owner must therefore prove their identity first: a stranger at an open
 * browser must not end the account. An account with an unproved address has no owner to check.
 */
export async function declareUnderAge(
  context: DomainContext,
  { user, guestId }: Declaring,
): Promise<{ ok: true } | Refusal<'proof-required'>> {
  return transact(context, async (trx) => {
    const account = user && (await lockAccountState(trx, user.userId));
    if (user && account?.verified_at && !(await isFreshlyProved({ ...context, db: trx }, user))) {
      return refuse('proof-required');
    }
    if (guestId) await removeVisitor(context, trx, guestId);
    if (account) await endAccount(context, trx, account);
    return { ok: true };
  });
}

/** Removes the visitor and holds their id, so that their token gives no access any more. */
async function removeVisitor(
  context: DomainContext,
  trx: Knex.Transaction,
  guestId: string,
): Promise<void> {
  await forgetGuest(context, trx, guestId);
  await holdPerson(context, trx, { kind: 'guest', id: guestId });
}

interface Ending extends Pick<UsersRow, 'id' | 'email' | 'verified_at' | 'state'> {
  next: AccountState;
}

/** Locks the account and returns it with its next state; null if it is already erased. */
async function lockAccountState(trx: Knex.Transaction, userId: string): Promise<Ending | null> {
  const user = await lockAccount(trx, { id: userId }, ['id', 'state', 'email', 'verified_at']);
  if (!user) return null;
  const decided = decideAccountState(user.state, { kind: 'declared-under-age' });
  return decided.ok ? { ...user, next: decided.next } : null;
}

/**
 * Deletes the account without notice. The deletion is due immediately and counts as begun, so it
 * cannot be reversed.
 */
async function endAccount(
  context: DomainContext,
  trx: Knex.Transaction,
  user: Ending,
): Promise<void> {
  const now = context.now();
  const { id: userId } = user;
  await changeAccount(
    trx,
    { id: userId },
    {
      state: user.next,
      adult_confirmed_at: null,
      agreed_to_promotions: false,
      updated_at: now,
    },
  );
  // Anyone can sign up with a stranger's address, so only a proved address is marked.
  if (user.verified_at) await markAddress(context, trx, user.email, 'under_age');
  await eraseAtOnce(trx, { userId, stateBefore: user.state, reason: 'under age', now });
  await revokeOtherSessions(context, trx, { userId }, 'under age');
}
