import type { Knex } from 'knex';
import { changeAccount, lockAccount } from '../account-states/account-rows';
import { logSecurityEvent } from '../security-log/log-security-event';
import { announce } from '../shared/outbox/announce';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { honourUnsubscribe } from '../unsubscribes/honour-unsubscribe';
import { askingAs, type Asker } from '../viewers/asker';
import { endRivalSignUps } from '../sessions/end-rival-sign-ups';
import { emailChanged } from './events';
import { addressProved } from './address-proved';
import { lockAddress } from './lock-address';
import { maskEmail } from './mask-email';
import { findRequestedEmail } from './find-requested-email';
import { consumeCode, type CodeRefusal } from './one-time-code';
import { revokeOtherSessions } from '../sessions/revoke-other-sessions';
import { findVerifiedUserId } from './find-verified-user';
import { refuse, type Refusal } from './refusals';
import { endPasswordResets } from './store-password';

interface EmailChange {
  userId: string;
  /** The requesting session. It stays open; all others end. */
  sessionId: string;
  asker: Asker;
  code: string;
}

/**
 * Changes a signed-in user's address to the one that the newest code was sent to. Ends all other
 * sessions, voids pending password resets and notifies the old address. If another user has proved the
 * address in the meantime, the code counts as wrong.
 */
export async function changeEmail(
  context: DomainContext,
  { userId, sessionId, asker, code }: EmailChange,
): Promise<{ ok: true; email: string } | Refusal<CodeRefusal>> {
  // The address that the code would prove; empty without a code, when nothing is compared.
  const account = (await findRequestedEmail(context, { userId, sessionId })) ?? '';
  const consumed = await consumeCode(context, {
    purpose: 'change_email',
    ownerId: userId,
    asker: askingAs(sessionId, asker),
    account,
    code,
  });
  if (!consumed.ok) return consumed;
  const { email } = consumed;
  if (!email) return refuse('invalid-code');
  return transact(context, async (trx) => {
    await lockAddress(trx, email);
    if (await findVerifiedUserId(trx, email)) return refuse('invalid-code');
    await storeEmail(context, trx, { userId, email });
    await honourUnsubscribe(context, trx, { userId, email });
    const reason = 'e-mail address changed';
    await revokeOtherSessions(context, trx, { userId, keptSessionId: sessionId }, reason);
    await endPasswordResets(context, trx, userId);
    await endRivalSignUps(context, trx, { userId, email });
    await context.hooks.run(addressProved, trx, { userId, email });
    return { ok: true, email };
  });
}

async function storeEmail(
  context: DomainContext,
  trx: Knex.Transaction,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const before = await lockAccount(trx, { id: userId }, ['email', 'locale']);
  if (!before) throw new Error('somebody without an account changes their address');
  await changeAccount(trx, { id: userId }, { email, updated_at: context.now() });
  await logSecurityEvent(context, trx, { kind: 'address-changed', userId });
  announce(
    trx,
    emailChanged,
    { personId: userId, aggregateId: userId },
    { ...before, maskedNewEmail: maskEmail(email) },
  );
}
