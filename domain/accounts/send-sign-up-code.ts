import { lockAccount } from '../account-states/account-rows';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { mailSignUpCode, signUpCodeWait } from './sign-up';
import { credentialsSettings } from '../credentials/settings';
import { refuse, type Refusal } from './refusals';

/**
 * Mails a new sign-up code to the not-verified user, at most one per resend interval and session. The
 * code is valid in the requesting session only. The user's row is locked so that two clicks send one
 * mail.
 */
export async function sendSignUpCode(
  context: DomainContext,
  input: { userId: string; sessionId: string; email: string },
): Promise<{ ok: true; retryAfterSeconds: number } | Refusal<'too-soon' | 'not-found'>> {
  return transact(context, async (trx) => {
    const which = { id: input.userId, email: input.email, verified_at: null };
    const user = await lockAccount(trx, which, ['locale']);
    if (!user) return refuse('not-found');
    const wait = await signUpCodeWait({ ...context, db: trx }, input);
    if (wait > 0) return refuse('too-soon', { retryAfterSeconds: wait });
    await mailSignUpCode(context, trx, { ...input, locale: user.locale });
    const { code_resend_seconds } = await context.settings(credentialsSettings);
    return { ok: true, retryAfterSeconds: code_resend_seconds };
  });
}
