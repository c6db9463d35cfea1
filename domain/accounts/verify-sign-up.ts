import type { Knex } from 'knex';
import { attachGuestChats } from '../chat/attach-guest-chats';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transact';
import { refuse, type Refusal } from '../shared/errors';
import { grantWelcomeTokens } from '../wallet/grant-welcome-tokens';
import { getCurrentUser } from './current-user';
import { consumeCode } from './one-time-code';
import { revokeSession } from './revoke-session';
import type { CurrentUser } from './schema';
import { findVerifiedUserId } from './sign-up';

interface Verification {
  userId: string;
  email: string;
  code: string;
  /** The visitor this person was until now; their conversations come along. */
  guestId?: string | undefined;
}

type Reason = 'invalid-code' | 'expired-code' | 'too-many-attempts';

/**
 * Proves a not-verified user's address by its code. In one transaction the account becomes real,
 * its welcome tokens are granted once, the visitor's chats are attached and other unproved
 * sign-ups of the same address end. Somebody already verified is answered as they are.
 */
export async function verifySignUp(
  context: DomainContext,
  input: Verification,
): Promise<{ ok: true; user: CurrentUser } | Refusal<Reason>> {
  const user = await context
    .db('users')
    .where({ id: input.userId, email: input.email })
    .first<{ email: string; verified_at: Date | null } | undefined>('email', 'verified_at');
  if (!user) return refuse('invalid-code');
  if (!user.verified_at) {
    const consumed = await consumeCode(context, 'sign_up', input.userId, input.code);
    if (!consumed.ok) return consumed;
    const made = await transact(context, (trx) => makeVerified(context, trx, input));
    if (!made) return refuse('invalid-code');
  }
  const current = await getCurrentUser(context, input.userId);
  return current.isVerified ? { ok: true, user: current } : refuse('invalid-code');
}

/** Two people may race for one address; the lock lets the second see the first. */
export async function lockEmail(trx: Knex.Transaction, email: string): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`email:${email}`]);
}

/** Makes an account real whose address is proved; false when the address has become another's. */
export async function makeVerified(
  context: DomainContext,
  trx: Knex.Transaction,
  { userId, email, guestId }: Omit<Verification, 'code'>,
): Promise<boolean> {
  await lockEmail(trx, email);
  const owner = await findVerifiedUserId(trx, email);
  if (owner) return owner === userId;
  await trx('users')
    .where({ id: userId })
    .update({ verified_at: context.now(), updated_at: context.now() });
  await grantWelcomeTokens(context, trx, userId);
  if (guestId) await attachGuestChats(trx, guestId, userId);
  await endRivalSignUps(context, trx, userId, email);
  return true;
}

/** Sessions of other sign-ups with this address were opened by somebody who never proved it. */
async function endRivalSignUps(
  context: DomainContext,
  trx: Knex.Transaction,
  userId: string,
  email: string,
) {
  const rivals = await trx('sessions')
    .join('users', 'users.id', 'sessions.user_id')
    .where('users.email', email)
    .whereNot('users.id', userId)
    .whereNull('users.verified_at')
    .whereNull('sessions.revoked_at')
    .select<{ id: string; user_id: string }[]>('sessions.id', 'sessions.user_id');
  for (const session of rivals) {
    await revokeSession(context, trx, session, 'address verified by another sign-up');
  }
}
