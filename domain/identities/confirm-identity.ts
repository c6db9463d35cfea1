import type { Knex } from 'knex';
import type { PendingIdentitiesRow } from '~/db/rows';
import type { Referral } from '../referrals/referral';
import { announce } from '../shared/announce';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transact';
import type { SecondFactorRequired } from '../accounts/ask-second-factor';
import type { Asker } from '../viewers/asker';
import { identityLinked } from './events';
import type { MarketingOrigin } from '../profile/marketing-origin';
import { consumeCode } from '../credentials/one-time-code';
import { createSocialUser, openSocialSession, type SignedIn } from './open-social-session';
import { findPendingIdentity } from './pending-identity';
import type { SignInRefusal } from '../accounts/refuse-sign-in';
import { findVerifiedUserId } from '../credentials/find-verified-user';
import { findIdentityOwner, linkIdentity, lockIdentity, type Owner } from './social-identity';
import { lockAddress } from '../credentials/lock-address';
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
 * Proves the address that somebody at a provider claims, by the mailed code. They are tied to the
 * account that has the address, whose owner is told by mail, or to a new one; and signed in.
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
  return transact(context, async (trx) => {
    await lockIdentity(trx, pending);
    await lockAddress(trx, pending.email);
    await trx('pending_identities').where({ id: pending.id }).delete();
    const owner =
      (await findIdentityOwner(trx, pending)) ??
      (await linkToAddress(context, trx, pending, () =>
        createSocialUser(context, trx, pending.email, visit),
      ));
    return openSocialSession(context, trx, owner, visit);
  });
}

async function linkToAddress(
  context: DomainContext,
  trx: Knex.Transaction,
  pending: PendingIdentitiesRow,
  create: () => Promise<Owner>,
): Promise<Owner> {
  const ownerId = await findVerifiedUserId(trx, pending.email);
  const owner = ownerId
    ? await trx('accounts').where({ id: ownerId }).first<Owner>('id', 'email', 'state')
    : await create();
  await linkIdentity(context, trx, pending, owner.id);
  if (ownerId) {
    announce(
      trx,
      identityLinked,
      { personId: ownerId, aggregateId: ownerId },
      { email: pending.email, provider: pending.provider_name, locale: pending.locale },
    );
  }
  return owner;
}
