import type { Knex } from 'knex';
import type { SocialIdentity } from '~/providers/social/social-provider';
import type { SecondFactorRequired } from '../accounts/require-second-factor';
import type { SignInRefusal } from '../accounts/refuse-sign-in';
import { lockAddress } from '../credentials/lock-address';
import { announce } from '../shared/outbox/announce';
import type { DomainContext } from '../shared/context';
import { decideIdentity } from './decide-identity';
import { identityLinked } from './events';
import {
  createSocialUser,
  openSocialSession,
  type SignedIn,
  type SocialVisit,
} from './open-social-session';
import { requestProof, type ProofNeeded } from './pending-identity';
import type { Refusal } from './refusals';
import {
  findAddressOwner,
  findIdentityOwner,
  linkIdentity,
  lockIdentity,
  type Owner,
} from './social-identity';

interface Named extends Pick<SocialIdentity, 'provider' | 'providerName' | 'subject'> {
  email: string | null;
  /** True if the provider vouches for the address. */
  isVouchedFor: boolean;
  /** True if it was proved by our code. */
  isProved: boolean;
}

/**
 * Signs in a person identified by a provider, as `decideIdentity` decides, in the caller's transaction:
 * as the linked user or with a new account. Otherwise mails them a code.
 */
export async function enterByIdentity(
  context: DomainContext,
  trx: Knex.Transaction,
  identity: Named,
  visit: SocialVisit,
): Promise<SignedIn | ProofNeeded | SignInRefusal | SecondFactorRequired | Refusal<'no-email'>> {
  const decided = await decide(trx, identity);
  if (!decided.ok) return decided;
  if (decided.kind === 'ask-proof') {
    return requestProof(context, trx, { ...identity, email: decided.email }, visit);
  }
  if (decided.kind === 'open') return openSocialSession(context, trx, decided.owner, visit);
  const owner =
    decided.kind === 'link'
      ? decided.owner
      : await createSocialUser(context, trx, decided.email, visit);
  await linkIdentity(context, trx, identity, owner.id);
  if (decided.kind === 'link') {
    const about = { personId: owner.id, aggregateId: owner.id };
    const { providerName: provider } = identity;
    announce(trx, identityLinked, about, { email: owner.email, provider, locale: visit.locale });
  }
  return openSocialSession(context, trx, owner, visit);
}

/**
 * Decides while holding both locks until the transaction ends. The address's owner is looked up only
 * when needed.
 */
async function decide(trx: Knex.Transaction, identity: Named) {
  await lockIdentity(trx, identity);
  const facts = { ...identity, owner: await findIdentityOwner(trx, identity) };
  let decided = decideIdentity<Owner>(facts);
  while (decided.ok && decided.kind === 'needs') {
    await lockAddress(trx, decided.email);
    const addressOwner = await findAddressOwner(trx, decided.email);
    decided = decideIdentity<Owner>({ ...facts, addressOwner });
  }
  return decided;
}
