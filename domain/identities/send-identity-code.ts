import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import type { Asker } from '../viewers/asker';
import { identityCodeWait, mailIdentityCode } from './pending-identity';
import { credentialsSettings } from '../credentials/settings';
import { refuse, type Refusal } from './refusals';

/** Mails another code for a claim, at most one per resend interval. Two clicks send one mail. */
export async function sendIdentityCode(
  context: DomainContext,
  { pendingId, asker }: { pendingId: string; asker: Asker },
): Promise<{ ok: true; retryAfterSeconds: number } | Refusal<'too-soon' | 'not-found'>> {
  return transact(context, async (trx) => {
    const pending = await trx('pending_identities')
      .where({ id: pendingId })
      .where('expires_at', '>', context.now())
      .forUpdate()
      .first();
    if (!pending) return refuse('not-found');
    const wait = await identityCodeWait({ ...context, db: trx }, { pendingId, asker });
    if (wait > 0) return refuse('too-soon', { retryAfterSeconds: wait });
    await mailIdentityCode(context, trx, pending, asker);
    const { code_resend_seconds } = await context.settings(credentialsSettings);
    return { ok: true, retryAfterSeconds: code_resend_seconds };
  });
}
