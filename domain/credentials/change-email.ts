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
  /** The session that asks; it goes on, all others end. */
  sessionId: string;
  asker: Asker;
  code: string;
}

/**
 * Gives a signed-in user the address that the newest code was sent to. Everybody signed in elsewhere
 * is signed out, resets under way are void, and the old address is told. An address that somebody
 * proved in the meantime stays theirs: the code is then as good as wrong.
 */
export async function changeEmail(
  context: DomainContext,
  { userId, sessionId, asker, code }: EmailChange,
): Promise<{ ok: true; email: string } | Refusal<CodeRefusal>> {
  // Which address it would prove; of no code there is nothing to compare either.
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
