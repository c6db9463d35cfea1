import { findPasswordHash, lockAccount } from '../account-states/account-rows';
import { announce } from '../shared/outbox/announce';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { noteAddressChange } from './address-changes';
import { emailChangeRequested, takenEmailRequested } from './events';
import { codeResendWait, createCode } from './one-time-code';
import { verifyPassword } from './password';
import { findVerifiedUserId } from './find-verified-user';
import { refuse, type Refusal } from './refusals';
import { credentialsSettings } from './settings';

interface EmailChange {
  userId: string;
  /** The requesting session. The code is valid only in this session. */
  sessionId: string;
  /** The new address. */
  email: string;
  /** May be omitted by a user without a password. */
  password?: string | undefined;
}

type Reason = 'wrong-password' | 'same-email' | 'too-soon' | 'too-many-attempts';

const columns = [
  'id',
  'email',
  'locale',
  'hides_codes',
  'email_change_attempts',
  'email_changes_locked_until',
] as const;

/**
 * Mails a code to the new address of a signed-in user; nothing changes before it is entered. For an
 * address that already has an account, a code is created but not sent. The same address gets one code
 * per resend interval, and the number of requests is limited.
 */
export async function initiateChangeEmail(
  context: DomainContext,
  { userId, sessionId, email, password = '' }: EmailChange,
): Promise<{ ok: true; retryAfterSeconds: number } | Refusal<Reason>> {
  const passwordHash = await findPasswordHash(context, userId);
  if (passwordHash !== null && !(await verifyPassword(passwordHash, password))) {
    return refuse('wrong-password');
  }
  return transact(context, async (trx) => {
    const user = await lockAccount(trx, { id: userId }, columns);
    if (!user) throw new Error('somebody without an account changes their address');
    if (user.email === email) return refuse('same-email');
    const within = { ...context, db: trx };
    const which = { purpose: 'change_email', ownerId: userId, askerId: sessionId, email } as const;
    const wait = await codeResendWait(within, which);
    if (wait > 0) return refuse('too-soon', { retryAfterSeconds: wait });
    const counted = await noteAddressChange(context, trx, user);
    if (!counted.ok) return counted;
    const isTaken = (await findVerifiedUserId(trx, email)) !== undefined;
    const code = await createCode(context, trx, which);
    const sealedCode = context.seal.seal(code);
    const about = { personId: userId, aggregateId: userId };
    const { locale, hides_codes: hidesCode } = user;
    if (isTaken) announce(trx, takenEmailRequested, about, {});
    else announce(trx, emailChangeRequested, about, { email, locale, hidesCode, sealedCode });
    const { code_resend_seconds } = await context.settings(credentialsSettings);
    return { ok: true, retryAfterSeconds: code_resend_seconds };
  });
}
