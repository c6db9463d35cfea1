import { resolveCase } from '../cases/resolve-case';
import { announce } from '../shared/announce';
import { logSecurityEvent } from '../security-log/log-security-event';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transact';
import { isPermitted } from '../staff/permissions';
import type { StaffSession } from '../staff/read-staff-session';
import { decideOutcome } from './decide-outcome';
import { noticeDecided } from './events';
import { refuse, type Refusal } from './refusals';
import { restore } from './restore';
import type { TakedownOutcome } from './schema';

/**
 * Decides about a notice: upheld, what it took down stays down; reversed, exactly that is shown again.
 * Either way its case is resolved, its sender is told by mail, and the log says by whom. Said again it
 * changes nothing.
 */
export async function decideTakedown(
  context: DomainContext,
  {
    by,
    caseId,
    outcome,
  }: { by: Pick<StaffSession, 'staffId' | 'role'>; caseId: string; outcome: TakedownOutcome },
): Promise<{ ok: true } | Refusal<'forbidden' | 'not-found' | 'notice-reversed'>> {
  if (!isPermitted(by.role, 'notices.decide')) return refuse('forbidden');
  return transact(context, async (trx) => {
    const notice = await trx('takedown_notices').where({ case_id: caseId }).forUpdate().first();
    if (!notice) return refuse('not-found');
    const decision = decideOutcome(notice.outcome, outcome);
    if (!decision.ok) return decision;
    if (decision.kind === 'repeat') return { ok: true };
    await trx('takedown_notices')
      .where({ case_id: caseId })
      .update({ outcome, decided_at: context.now(), decided_by: by.staffId });
    if (outcome === 'reversed') await restore(context, trx, caseId);
    const { reference, userId, recipient } = await resolveCase(context, trx, caseId);
    if (recipient) {
      announce(
        trx,
        noticeDecided,
        { personId: userId, aggregateId: caseId },
        { caseId, reference, recipient, outcome },
      );
    }
    await logSecurityEvent(context, trx, {
      kind: 'staff-act',
      actor: { kind: 'staff', id: by.staffId },
      detail: { act: 'takedown-decided', case: caseId, outcome },
    });
    return { ok: true };
  });
}
