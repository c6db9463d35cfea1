import { logSecurityEvent } from '../security-log/log-security-event';
import type { DomainContext } from '../shared/context';
import { carryOut } from '../staff/carry-out';
import { findActiveStaffById } from '../staff/find-active-staff';
import type { UserViewer } from '../viewers/viewer';

/** Records a page that staff open while they look, in the action log and in the person's security log. */
export async function noteLookedPage(
  context: DomainContext,
  { userId, actorId, sessionId }: Pick<UserViewer, 'userId' | 'actorId' | 'sessionId'>,
  page: string,
): Promise<boolean> {
  const member = await findActiveStaffById(context.db, actorId);
  if (!member) return false;
  const by = { staffId: member.id, role: member.role };
  const noted = await carryOut(context, by, { act: 'user.look-page', id: userId }, async (trx) => {
    await logSecurityEvent(context, trx, {
      kind: 'staff-act',
      actor: { kind: 'staff', id: actorId },
      userId,
      sessionId,
      detail: { act: 'look-page', page },
    });
    return { ok: true, change: { after: { page }, userId } };
  });
  return noted.ok;
}
