import type { Knex } from 'knex';
import type { PendingIdentitiesRow } from '~/db/rows';
import type { SocialIdentity } from '~/providers/social/social-provider';
import { announce } from '../shared/outbox/announce';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import type { Asker } from '../viewers/asker';
import { identityCodeRequested } from './events';
import { codeResendWait, createCode } from '../credentials/one-time-code';
import type { SocialVisit } from './open-social-session';
import { findVerifiedUser } from '../credentials/find-verified-user';
import { identitiesSettings } from './settings';

export type ProofNeeded = {
  ok: true;
  kind: 'proof-needed';
  pending: { id: string; expiresAt: Date };
};

/**
 * Mails a code to an address that a person claims through a provider. A repeated claim of the same address
 * reuses the pending claim, so the resend interval applies to it.
 */
export async function requestProof(
  context: DomainContext,
  trx: Knex.Transaction,
  claim: Pick<SocialIdentity, 'provider' | 'providerName' | 'subject'> & { email: string },
  { accountType, locale, asker }: Pick<SocialVisit, 'accountType' | 'locale' | 'asker'>,
): Promise<ProofNeeded> {
  const { pending_identity_seconds } = await context.settings(identitiesSettings);
  const expiresAt = new Date(context.now().getTime() + pending_identity_seconds * 1000);
  const { provider, providerName, subject, email } = claim;
  const earlier = await trx('pending_identities')
    .where({ provider, subject, email })
    .where('expires_at', '>', context.now())
    .first('id');
  const id = earlier?.id ?? newId();
  await trx('pending_identities')
    .insert({
      id,
      provider,
      provider_name: providerName,
      subject,
      email,
      account_type: accountType,
      locale,
      created_at: context.now(),
      expires_at: expiresAt,
    })
    .onConflict('id')
    .merge(['account_type', 'locale', 'expires_at']);
  const wait = await identityCodeWait({ ...context, db: trx }, { pendingId: id, asker });
  if (wait === 0) {
    const pending = { id, provider_name: providerName, email, locale };
    await mailIdentityCode(context, trx, pending, asker);
  }
  return { ok: true, kind: 'proof-needed', pending: { id, expiresAt } };
}

/** Returns the seconds until a browser may request another code for a claim; 0 when it may now. */
export function identityCodeWait(
  context: Pick<DomainContext, 'db' | 'now' | 'settings'>,
  { pendingId, asker }: { pendingId: string; asker: Asker },
): Promise<number> {
  const which = { purpose: 'link_identity', ownerId: pendingId, askerId: asker.id } as const;
  return codeResendWait(context, which);
}

/** Creates a code for a claim and mails it to the address. */
export async function mailIdentityCode(
  context: DomainContext,
  trx: Knex.Transaction,
  pending: Pick<PendingIdentitiesRow, 'id' | 'provider_name' | 'email' | 'locale'>,
  asker: Asker,
): Promise<void> {
  const { id, provider_name: provider, email, locale } = pending;
  const code = await createCode(context, trx, {
    purpose: 'link_identity',
    ownerId: id,
    askerId: asker.id,
  });
  const sealedCode = context.seal.seal(code);
  const hidesCode = (await findVerifiedUser(trx, email))?.hides_codes ?? false;
  announce(
    trx,
    identityCodeRequested,
    { personId: null, aggregateId: id },
    { email, provider, locale, hidesCode, sealedCode },
  );
}

/** Returns the claim with this id; undefined once it has expired. */
export function findPendingIdentity(
  { db, now }: Pick<DomainContext, 'db' | 'now'>,
  id: string,
): Promise<PendingIdentitiesRow | undefined> {
  return db('pending_identities').where({ id }).where('expires_at', '>', now()).first();
}
