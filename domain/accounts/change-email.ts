import type { Knex } from 'knex';
import { announce } from '../shared/announce';
import type { DomainContext } from '../shared/context';
import { refuse, type Refusal } from '../shared/errors';
import { transact } from '../shared/transact';
import { endRivalSignUps } from './end-rival-sign-ups';
import { emailChanged } from './events';
import { lockAddress } from './lock-address';
import { maskEmail } from './mask-email';
import { consumeCode, type CodeRefusal } from './one-time-code';
import { revokeOtherSessions } from './revoke-other-sessions';
import { findVerifiedUserId } from './sign-up';
import { endPasswordResets } from './store-password';

interface EmailChange {
  userId: string;
  /** The session that asks; it goes on, all others end. */
  sessionId: string;
  code: string;
}

/**
 * Gives a signed-in user the address that the newest code was sent to. Everybody signed in elsewhere
 * is signed out, resets under way are void, and the old address is told. An address that somebody
 * proved in the meantime stays theirs: the code is then as good as wrong.
 */
export async function changeEmail(
  context: DomainContext,
  { userId, sessionId, code }: EmailChange,
): Promise<{ ok: true; email: string } | Refusal<CodeRefusal>> {
  const consumed = await consumeCode(context, 'change_email', userId, code);
  if (!consumed.ok) return consumed;
  const { email } = consumed;
  if (!email) return refuse('invalid-code');
  return transact(context, async (trx) => {
    await lockAddress(trx, email);
    if (await findVerifiedUserId(trx, email)) return refuse('invalid-code');
    await storeEmail(context, trx, { userId, email });
    const reason = 'e-mail address changed';
    await revokeOtherSessions(context, trx, { userId, keptSessionId: sessionId }, reason);
    await endPasswordResets(context, trx, userId);
    await endRivalSignUps(context, trx, { userId, email });
    return { ok: true, email };
  });
}

async function storeEmail(
  context: DomainContext,
  trx: Knex.Transaction,
  { userId, email }: { userId: string; email: string },
): Promise<void> {
  const before = await trx('users')
    .where({ id: userId })
    .forUpdate()
    .first<{ email: string; locale: string }>('email', 'locale');
  await trx('users').where({ id: userId }).update({ email, updated_at: context.now() });
  announce(
    trx,
    emailChanged,
    { personId: userId, aggregateId: userId, version: context.now().getTime() },
    { ...before, maskedNewEmail: maskEmail(email) },
  );
}
