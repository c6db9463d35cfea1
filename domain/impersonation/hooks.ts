import { signedOut } from '../sessions/log-out';
import { on } from '../shared/hooks';
import { staffChanged } from '../staff/change-staff';
import { isPermitted } from '../staff/permissions';
import { endLooks } from './end-look';

/** Ends looks when the person signs out, and when the member of staff loses the role for it. */
export const impersonationHooks = [
  on(signedOut, async (context, trx, { userId, actorId }) => {
    if (actorId === userId) await endLooks(context, trx, { user_id: userId }, 'person');
  }),
  on(staffChanged, async (context, trx, { staffId, role, isActive }) => {
    if (isActive && isPermitted(role, 'users.impersonate')) return;
    await endLooks(context, trx, { staff_id: staffId }, 'role');
  }),
];
