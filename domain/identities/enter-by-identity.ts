import type { Knex } from 'knex';
import type { SocialIdentity } from '~/providers/social/social-provider';
import type { SecondFactorRequired } from '../accounts/ask-second-factor';
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
import { askForProof, type ProofNeeded } from './pending-identity';
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
  /** Whether the provider vouches for the address. */
  isVouchedFor: boolean;
  /** Whether it was proved by a code of ours. */
  isProved: boolean;
}

/**
 * Lets in somebody whom a provider has named, as `decideIdentity` decides, in the caller's transaction:
 * as who they are, or as a new account; or mails them a code.
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
    return askForProof(context, trx, { ...identity, email: decided.email }, visit);
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

/** Both locks hold until the transaction ends; nobody looks for the owner of an address in vain. */
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
