import type { Knex } from 'knex';
import { changeAccount } from '../account-states/account-rows';
import { logSecurityEvent } from '../security-log/log-security-event';
import { announce } from '../shared/outbox/announce';
import type { DomainContext } from '../shared/context';
import { defineHook } from '../shared/hooks';
import { voidTokens } from './account-token';
import { passwordChanged } from './events';
import { voidCodes } from './one-time-code';
import { revokeOtherSessions } from '../sessions/revoke-other-sessions';

/** The password of an account has changed. Processes begun with the old one are void. */
export const passwordStored = defineHook<{ userId: string }>('credentials.password-stored');

interface NewPassword {
  userId: string;
  passwordHash: string;
  /** The session that stays open; all others end. */
  keptSessionId?: string | undefined;
}

/**
 * Stores a new password of an account in the caller's transaction: ends all other sessions, voids
 * pending resets and notifies the owner by mail.
 */
export async function storePassword(
  context: DomainContext,
  trx: Knex.Transaction,
  { userId, passwordHash, keptSessionId }: NewPassword,
): Promise<void> {
  const changes = { password_hash: passwordHash, updated_at: context.now() };
  const [user] = await changeAccount(trx, { id: userId }, changes);
  if (!user) return;
  await revokeOtherSessions(context, trx, { userId, keptSessionId }, 'password changed');
  await endPasswordResets(context, trx, userId);
  await context.hooks.run(passwordStored, trx, { userId });
  await logSecurityEvent(context, trx, { kind: 'password-changed', userId });
  const about = { personId: userId, aggregateId: userId };
  const { email, locale } = user;
  announce(trx, passwordChanged, about, { email, locale });
}

/** Voids all pending password resets. */
export async function endPasswordResets(
  context: DomainContext,
  trx: Knex.Transaction,
  userId: string,
): Promise<void> {
  await voidCodes(context, trx, 'reset_password', userId);
  await voidTokens(context, trx, 'reset_password', userId);
}
