import { announce } from '../shared/announce';
import type { DomainContext } from '../shared/context';
import { refuse, type Refusal } from '../shared/errors';
import { transact } from '../shared/transact';
import { passwordResetRequested, strangerAskedForReset } from './events';
import { lockAddress } from './lock-address';
import { codeResendWait, createCode } from './one-time-code';
import { findVerifiedUser } from './sign-up';
import { strangerId } from './stranger-id';

/**
 * Mails a code to somebody who forgot their password, at most one per resend interval. An address
 * nobody has proved is answered alike, and as late: a code is made for it too, which nobody is told.
 */
export async function requestPasswordReset(
  context: DomainContext,
  { email }: { email: string },
): Promise<{ ok: true; retryAfterSeconds: number } | Refusal<'too-soon'>> {
  return transact(context, async (trx) => {
    await lockAddress(trx, email);
    const user = await findVerifiedUser(trx, email);
    const ownerId = user?.id ?? strangerId(context, email);
    const wait = await codeResendWait({ ...context, db: trx }, ownerId, 'reset_password');
    if (wait > 0) return refuse('too-soon', wait);
    const sealedCode = context.seal.seal(await createCode(context, trx, 'reset_password', ownerId));
    const about = { personId: null, aggregateId: ownerId, version: context.now().getTime() };
    if (user) {
      announce(trx, passwordResetRequested, about, { email, locale: user.locale, sealedCode });
    } else announce(trx, strangerAskedForReset, about, {});
    const { code_resend_seconds } = await context.settings();
    return { ok: true, retryAfterSeconds: code_resend_seconds };
  });
}

/** Seconds until another reset code may be asked for with an address; 0 when it may be now. */
export async function resetResendWait(context: DomainContext, email: string): Promise<number> {
  const user = await findVerifiedUser(context.db, email);
  return codeResendWait(context, user?.id ?? strangerId(context, email), 'reset_password');
}
