import { changeAccount, lockAccount } from '../account-states/account-rows';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { noteAddressChange } from '../credentials/address-changes';
import { voidCodes } from '../credentials/one-time-code';
import { mailSignUpCode } from './sign-up';
import { findRunningSubscription } from '../subscriptions/get-subscription';
import type { UnverifiedAccount } from '../profile/current-user';
import { refuse, type Refusal } from './refusals';

type Reason = 'not-found' | 'same-email' | 'too-many-attempts';

const columns = [
  'id',
  'email',
  'locale',
  'email_change_attempts',
  'email_changes_locked_until',
] as const;

/**
 * Corrects the address of a user who has not proved it yet. Voids the code and the link for the old
 * address and mails new ones to the new address. The result is the same for an address that already
 * has an account; its owner gets a mail. `lockedSeconds` is the time before another change is allowed.
 */
export async function changeNotVerifiedEmail(
  context: DomainContext,
  { userId, sessionId, email }: { userId: string; sessionId: string; email: string },
): Promise<{ ok: true; user: UnverifiedAccount; lockedSeconds: number } | Refusal<Reason>> {
  return transact(context, async (trx) => {
    const user = await lockAccount(trx, { id: userId, verified_at: null }, columns);
    if (!user) return refuse('not-found');
    if (user.email === email) return refuse('same-email');
    const counted = await noteAddressChange(context, trx, user);
    if (!counted.ok) return counted;
    await changeAccount(trx, { id: userId }, { email, updated_at: context.now() });
    // Voids the codes of all sessions: mail to the old address would otherwise prove the new one.
    await voidCodes(context, trx, 'sign_up', userId);
    await mailSignUpCode(context, trx, { userId, sessionId, email, locale: user.locale });
    const running = await findRunningSubscription(trx, userId, context.now());
    return {
      ok: true,
      user: { isVerified: false, id: userId, email, ...running },
      lockedSeconds: counted.lockedSeconds,
    };
  });
}
