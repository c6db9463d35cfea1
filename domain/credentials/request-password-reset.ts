import { announce } from '../shared/outbox/announce';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { passwordResetRequested, strangerRequestedReset } from './events';
import { lockAddress } from './lock-address';
import { codeResendWait, createCode } from './one-time-code';
import { findVerifiedUser } from './find-verified-user';
import { strangerId } from './stranger-id';
import type { Asker } from '../viewers/asker';
import { refuse, type Refusal } from './refusals';
import { credentialsSettings } from './settings';

/**
 * Mails a code to a user who forgot their password, at most one per resend interval and browser, valid
 * only in that browser. The result and the response time are the same for an unproved address: a code
 * is created for it too, but not sent.
 */
export async function requestPasswordReset(
  context: DomainContext,
  { email, asker }: { email: string; asker: Asker },
): Promise<{ ok: true; retryAfterSeconds: number } | Refusal<'too-soon'>> {
  return transact(context, async (trx) => {
    await lockAddress(trx, email);
    const user = await findVerifiedUser(trx, email);
    const ownerId = user?.id ?? strangerId(context, email);
    const which = { purpose: 'reset_password', ownerId, askerId: asker.id } as const;
    const wait = await codeResendWait({ ...context, db: trx }, which);
    if (wait > 0) return refuse('too-soon', { retryAfterSeconds: wait });
    const sealedCode = context.seal.seal(await createCode(context, trx, which));
    const about = { personId: null, aggregateId: ownerId };
    if (user) {
      const { locale, hides_codes: hidesCode } = user;
      announce(trx, passwordResetRequested, about, { email, locale, hidesCode, sealedCode });
    } else announce(trx, strangerRequestedReset, about, {});
    const { code_resend_seconds } = await context.settings(credentialsSettings);
    return { ok: true, retryAfterSeconds: code_resend_seconds };
  });
}

/**
 * Returns the seconds before a browser may request another reset code for an address; 0 when it may
 * now.
 */
export async function resetResendWait(
  context: DomainContext,
  { email, asker }: { email: string; asker: Asker },
): Promise<number> {
  const user = await findVerifiedUser(context.db, email);
  const ownerId = user?.id ?? strangerId(context, email);
  return codeResendWait(context, { purpose: 'reset_password', ownerId, askerId: asker.id });
}
