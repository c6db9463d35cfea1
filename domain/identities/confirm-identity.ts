import type { Referral } from '../referrals/referral';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import type { SecondFactorRequired } from '../accounts/require-second-factor';
import type { Asker } from '../viewers/asker';
import type { MarketingOrigin } from '../profile/marketing-origin';
import { consumeCode } from '../credentials/one-time-code';
import { enterByIdentity } from './enter-by-identity';
import type { SignedIn } from './open-social-session';
import { findPendingIdentity } from './pending-identity';
import type { SignInRefusal } from '../accounts/refuse-sign-in';
import { refuse, type Refusal } from './refusals';

interface Confirmation {
  pendingId: string;
  code: string;
  asker: Asker;
  userAgent?: string | undefined;
  guestId?: string | undefined;
  origin?: MarketingOrigin | undefined;
  referral?: Referral | undefined;
}

type Reason = 'invalid-code' | 'expired-code' | 'too-many-attempts';

/**
 * Proves the address of a person who signs in with a provider, by the mailed code. Links them to the
 * account with that address, whose owner is notified by mail, or to a new one, and signs them in.
 */
export async function confirmIdentity(
  context: DomainContext,
  { pendingId, code, ...browser }: Confirmation,
): Promise<SignedIn | SignInRefusal | SecondFactorRequired | Refusal<Reason>> {
  const pending = await findPendingIdentity(context, pendingId);
  if (!pending) return refuse('expired-code');
  const consumed = await consumeCode(context, {
    purpose: 'link_identity',
    ownerId: pendingId,
    asker: browser.asker,
    account: pending.email,
    code,
  });
  if (!consumed.ok) return consumed;
  const visit = { ...browser, accountType: pending.account_type, locale: pending.locale };
  const { provider, provider_name: providerName, subject, email } = pending;
  const proved = { provider, providerName, subject, email, isVouchedFor: false, isProved: true };
  return transact(context, async (trx) => {
    const entered = await enterByIdentity(context, trx, proved, visit);
    if ('kind' in entered && entered.kind === 'proof-needed')
      throw new Error('a code was not enough');
    if (!entered.ok && entered.reason === 'no-email') throw new Error('a code came to no address');
    await trx('pending_identities').where({ id: pending.id }).delete();
    return entered;
  });
}
