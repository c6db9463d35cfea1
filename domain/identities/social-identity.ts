import type { Knex } from 'knex';
import type { AccountsRow } from '~/db/rows';
import type { SocialIdentity } from '~/providers/social/social-provider';
import { logSecurityEvent } from '../security-log/log-security-event';
import { findVerifiedUserId } from '../credentials/find-verified-user';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';

type Named = Pick<SocialIdentity, 'provider' | 'subject'>;

/** The fields of an account that are needed to open a session. */
export interface Owner extends Pick<AccountsRow, 'id' | 'email' | 'state'> {
  /** True when the account has just been created. */
  isNew?: true;
}

/**
 * Locks a provider's identity in the caller's transaction. Two windows may return from a provider at the
 * same time; the second one waits.
 */
export async function lockIdentity(
  trx: Knex.Transaction,
  { provider, subject }: Named,
): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
    `identity:${provider}:${subject}`,
  ]);
}

/** Returns the account that is linked to a provider's identity; undefined when none is. */
export function findIdentityOwner(
  trx: Knex,
  { provider, subject }: Named,
): Promise<Owner | undefined> {
  return trx('social_identities')
    .join('accounts', 'accounts.id', 'social_identities.user_id')
    .where({ provider, subject })
    .first<Owner | undefined>('accounts.id', 'accounts.email', 'accounts.state');
}

/** Returns the account whose owner has proved an address; null when there is none. */
export async function findAddressOwner(trx: Knex, email: string): Promise<Owner | null> {
  const id = await findVerifiedUserId(trx, email);
  if (id === undefined) return null;
  return trx('accounts').where({ id }).first<Owner>('id', 'email', 'state');
}

/** Links a provider's identity to a user. The caller holds the identity's lock and has proof. */
export async function linkIdentity(
  context: DomainContext,
  trx: Knex.Transaction,
  { provider, subject }: Named,
  userId: string,
): Promise<void> {
  await trx('social_identities').insert({
    id: newId(),
    provider,
    subject,
    user_id: userId,
    created_at: context.now(),
  });
  await logSecurityEvent(context, trx, {
    kind: 'identity-linked',
    userId,
    detail: { provider },
  });
}
