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
  /** Whoever is signed in. */
  user: AskingSession | null;
  /** The visitor of the same browser. */
  guestId: string | null;
}

/**
 * Somebody says that they are under age. What a visitor said and saw is removed at once; an account ends
 * with all its sessions, is erased by the next sweep, and nobody opens it again meanwhile; its proved
 * address is remembered, so that nobody comes back with it before they have proved their age. That
 * is why the account's owner proves first that it is them: whoever finds their browser left open ends
 * nothing. An account whose address nobody has proved has no owner to ask.
 */
export async function declareUnderAge(
  context: DomainContext,
  { user, guestId }: Declaring,
): Promise<{ ok: true } | Refusal<'proof-required'>> {
  return transact(context, async (trx) => {
    const account = user && (await lockStanding(trx, user.userId));
    if (user && account?.verified_at && !(await isFreshlyProved({ ...context, db: trx }, user))) {
      return refuse('proof-required');
    }
    if (guestId) await removeVisitor(context, trx, guestId);
    if (account) await endAccount(context, trx, account);
    return { ok: true };
  });
}

/** The token they leave behind opens nothing any more. */
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

/** The account as it is until the transaction ends, and what it becomes; null once it is erased. */
async function lockStanding(trx: Knex.Transaction, userId: string): Promise<Ending | null> {
  const user = await lockAccount(trx, { id: userId }, ['id', 'state', 'email', 'verified_at']);
  if (!user) return null;
  const decided = decideAccountState(user.state, { kind: 'declared-under-age' });
  return decided.ok ? { ...user, next: decided.next } : null;
}

/** A deletion without notice: it is due at once, and counts as begun, so nothing brings it back. */
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
  // Anybody can sign up with a stranger's address: only its owner's word marks it.
  if (user.verified_at) await markAddress(context, trx, user.email, 'under_age');
  await eraseAtOnce(trx, { userId, stateBefore: user.state, reason: 'under age', now });
  await revokeOtherSessions(context, trx, { userId }, 'under age');
}
