import type { Knex } from 'knex';
import type { AccountsRow } from '~/db/rows';
import type { SocialIdentity } from '~/providers/social/social-provider';
import { logSecurityEvent } from '../security-log/log-security-event';
import { findVerifiedUserId } from '../credentials/find-verified-user';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';

type Named = Pick<SocialIdentity, 'provider' | 'subject'>;

/** One of our people, as far as opening a session goes. */
export interface Owner extends Pick<AccountsRow, 'id' | 'email' | 'state'> {
  /** The account was made just now. */
  isNew?: true;
}

/** Two windows may come back from a provider at once: the second waits for the first. */
export async function lockIdentity(
  trx: Knex.Transaction,
  { provider, subject }: Named,
): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [
    `identity:${provider}:${subject}`,
  ]);
}

/** Which of our people somebody at a provider is, if it has been proved. */
export function findIdentityOwner(
  trx: Knex,
  { provider, subject }: Named,
): Promise<Owner | undefined> {
  return trx('social_identities')
    .join('accounts', 'accounts.id', 'social_identities.user_id')
    .where({ provider, subject })
    .first<Owner | undefined>('accounts.id', 'accounts.email', 'accounts.state');
}

/** Which of our people has proved an address; null where nobody has. */
export async function findAddressOwner(trx: Knex, email: string): Promise<Owner | null> {
  const id = await findVerifiedUserId(trx, email);
  if (id === undefined) return null;
  return trx('accounts').where({ id }).first<Owner>('id', 'email', 'state');
}

/** Ties somebody at a provider to a user; who calls it holds the identity's lock and has proof. */
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
