import type { Knex } from 'knex';
import { countReferral } from '../characters/referral';
import { attachGuestChats } from '../chat/attach-guest-chats';
import type { DomainContext } from '../shared/context';
import { grantWelcomeTokens } from '../wallet/grant-welcome-tokens';
import { endRivalSignUps } from './end-rival-sign-ups';
import { lockAddress } from './lock-address';
import { findVerifiedUserId } from './sign-up';

interface Proof {
  userId: string;
  /** What was proved; worth nothing once the user has corrected their address. */
  email: string;
  /** The visitor this person was until now; their conversations come along. */
  guestId?: string | undefined;
}

/**
 * Makes the account of a proved address real, in the caller's transaction: its welcome tokens are
 * granted once, the visitor's chats are attached and other unproved sign-ups of the address end.
 * False when the address is no longer this user's or is somebody else's.
 */
export async function makeVerified(
  context: DomainContext,
  trx: Knex.Transaction,
  { userId, email, guestId }: Proof,
): Promise<boolean> {
  await lockAddress(trx, email);
  const owner = await findVerifiedUserId(trx, email);
  if (owner) return owner === userId;
  // The address is asked for again: it may have been changed while it was being proved.
  const proved = await trx('users')
    .where({ id: userId, email })
    .whereNull('verified_at')
    .update({ verified_at: context.now(), updated_at: context.now() });
  if (proved === 0) return false;
  await grantWelcomeTokens(context, trx, userId);
  await countReferral(trx, userId);
  if (guestId) await attachGuestChats(trx, guestId, userId);
  await endRivalSignUps(context, trx, { userId, email });
  return true;
}
