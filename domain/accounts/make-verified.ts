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
  /** The address that was proved. The proof is void once the user has changed the address. */
  email: string;
  /** The visitor that this person was until now. Their messages and views are attached to the account. */
  guestId?: string | undefined;
}

/**
 * Makes an account with a proved address real, in the caller's transaction: grants its welcome tokens
 * once, attaches the visitor's data and ends other unproved sign-ups of the address. If someone with
 * this address declared to be under age, the account is held from the start. Returns false when the
 * address is no longer this user's or belongs to another user.
 */
export async function makeVerified(
  context: DomainContext,
  trx: Knex.Transaction,
  { userId, email, guestId }: Proof,
): Promise<boolean> {
  await lockAddress(trx, email);
  const owner = await findVerifiedUserId(trx, email);
  if (owner) return owner === userId;
  // The address is compared again because it may have been changed while it was being proved.
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
