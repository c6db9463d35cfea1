import type { SocialIdentity } from '~/providers/social/social-provider';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transact';
import type { SecondFactorRequired } from '../accounts/ask-second-factor';
import {
  createSocialUser,
  openSocialSession,
  type SignedIn,
  type SocialVisit,
} from './open-social-session';
import { askForProof, type ProofNeeded } from './pending-identity';
import type { SignInRefusal } from '../accounts/refuse-sign-in';
import { emailSchema } from '../shared/email';
import { findVerifiedUserId } from '../credentials/find-verified-user';
import { findIdentityOwner, linkIdentity, lockIdentity } from './social-identity';
import { lockAddress } from '../credentials/lock-address';
import { refuse, type Refusal } from './refusals';
import { createHash } from 'node:crypto';

/**
 * Signs in somebody whom a provider has named. Whoever was tied to an account before is let in. An
 * address the provider vouches for, and that nobody here has, makes an account at once. Any other
 * address is believed only after a code of ours, which is the same to an onlooker whether the
 * address has an account or not: so nobody gets at another's account by claiming its address.
 */
export async function signInWithProvider(
  context: DomainContext,
  identity: SocialIdentity,
  visit: SocialVisit,
): Promise<SignedIn | ProofNeeded | SignInRefusal | SecondFactorRequired | Refusal<'no-email'>> {
  return transact(context, async (trx) => {
    await lockIdentity(trx, identity);
    const owner = await findIdentityOwner(trx, identity);
    if (owner) return openSocialSession(context, trx, owner, visit);
    const email = emailSchema.safeParse(identity.email ?? undefined);
    if (!email.success) return refuse('no-email');
    const about = { ...identity, email: email.data };
    if (!identity.isEmailVerified) return askForProof(context, trx, about, visit);
    await lockAddress(trx, email.data);
    if (await findVerifiedUserId(trx, email.data)) return askForProof(context, trx, about, visit);
    const user = await createSocialUser(context, trx, email.data, visit);
    await linkIdentity(context, trx, identity, user.id);
    return openSocialSession(context, trx, user, visit);
  });
}

/**
 * Notes that somebody signed in by a provider's token; false when it was used before, whoever shows
 * it again. The token itself is not kept.
 */
export async function claimToken({ db, now }: DomainContext, token: string): Promise<boolean> {
  const used = await db('used_id_tokens')
    .insert({ digest: createHash('sha256').update(token).digest(), used_at: now() })
    .onConflict('digest')
    .ignore()
    .returning('used_at');
  return used.length === 1;
}
