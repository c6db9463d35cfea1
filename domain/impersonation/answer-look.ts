import { logSecurityEvent } from '../security-log/log-security-event';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { findLook } from './find-look';
import { refuse, type Refusal } from './refusals';

/** Stores the answer of a person to the open question. A question that lapsed cannot be answered. */
export async function answerLook(
  context: DomainContext,
  { userId, isAgreed }: { userId: string; isAgreed: boolean },
): Promise<{ ok: true } | Refusal<'not-found'>> {
  return transact(context, async (trx) => {
    const within = { ...context, db: trx };
    const look = await findLook(within, userId);
    if (look?.stage !== 'asked') return refuse('not-found');
    const now = context.now();
    const answer = isAgreed ? { agreed_at: now } : { ended_at: now, ended_by: 'declined' as const };
    const answered = await trx('impersonations')
      .where({ id: look.id })
      .whereNull('agreed_at')
      .whereNull('ended_at')
      .update(answer);
    if (answered === 0) return refuse('not-found');
    await logSecurityEvent(context, trx, {
      kind: 'staff-act',
      userId,
      detail: { act: isAgreed ? 'look-agreed' : 'look-declined', staffId: look.staffId },
    });
    return { ok: true };
  });
}
