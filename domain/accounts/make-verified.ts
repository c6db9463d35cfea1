import type { Knex } from 'knex';
import { changeAccount } from '../account-states/account-rows';
import { countReferral } from '../referrals/referral';
import type { DomainContext } from '../shared/context';
import { honourUnsubscribe } from '../unsubscribes/honour-unsubscribe';
import { grantWelcomeTokens } from '../wallet/lots/grant-welcome-tokens';
import { addressProved } from '../credentials/address-proved';
import { attachGuest } from '../viewers/attach-guest';
import { endRivalSignUps } from '../sessions/end-rival-sign-ups';
import { lockAddress } from '../credentials/lock-address';
import { findVerifiedUserId } from '../credentials/find-verified-user';

interface Proof {
  userId: string;
  /** What was proved; worth nothing once the user has corrected their address. */
  email: string;
  /** The visitor this person was until now; what they said and saw comes along. */
  guestId?: string | undefined;
}

/**
 * Makes the account of a proved address real, in the caller's transaction: its welcome tokens are
 * granted once, what the visitor did is attached and other unproved sign-ups of the address end. An
 * address of which somebody said that they are under age makes an account that is held from the
 * beginning. False when the address is no longer this user's or is somebody else's.
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
  const now = context.now();
  const proved = { verified_at: now, updated_at: now };
  const [account] = await changeAccount(trx, { id: userId, email, verified_at: null }, proved);
  if (!account) return false;
  await grantWelcomeTokens(context, trx, userId);
  await countReferral(trx, userId);
  if (guestId) await attachGuest(context, trx, { guestId, userId });
  await honourUnsubscribe(context, trx, { userId, email });
  await endRivalSignUps(context, trx, { userId, email });
  await context.hooks.run(addressProved, trx, { userId, email });
  return true;
}
