import { createHash } from 'node:crypto';
import type { SocialIdentity } from '~/providers/social/social-provider';
import type { SecondFactorRequired } from '../accounts/require-second-factor';
import type { SignInRefusal } from '../accounts/refuse-sign-in';
import type { DomainContext } from '../shared/context';
import { emailSchema } from '../shared/words/email';
import { transact } from '../shared/transactions/transact';
import { enterByIdentity } from './enter-by-identity';
import type { SignedIn, SocialVisit } from './open-social-session';
import type { ProofNeeded } from './pending-identity';
import type { Refusal } from './refusals';

/** Signs in a person by a provider's identity, or requires proof of their address first. */
export async function signInWithProvider(
  context: DomainContext,
  identity: SocialIdentity,
  visit: SocialVisit,
): Promise<SignedIn | ProofNeeded | SignInRefusal | SecondFactorRequired | Refusal<'no-email'>> {
  const email = emailSchema.safeParse(identity.email ?? undefined).data ?? null;
  const named = { ...identity, email, isVouchedFor: identity.isEmailVerified, isProved: false };
  return transact(context, (trx) => enterByIdentity(context, trx, named, visit));
}

/**
 * Records that a provider's token was used to sign in. Returns false when it was used before, by anyone.
 * Only a digest of the token is stored.
 */
export async function claimToken({ db, now }: DomainContext, token: string): Promise<boolean> {
  const used = await db('used_id_tokens')
    .insert({ digest: createHash('sha256').update(token).digest(), used_at: now() })
    .onConflict('digest')
    .ignore()
    .returning('used_at');
  return used.length === 1;
}
