import { changeStaffRow } from '../account-states/staff-rows';
import type { DomainContext } from '../shared/context';
import { defineHook } from '../shared/hooks';
import { carryOut, type StaffActRefusal, type StaffActor } from './carry-out';
import type { StaffRole } from './find-active-staff';
import { findStaffMember } from './list-staff';
import { refuse, type Refusal } from './refusals';
import { revokeStaffSessions } from './revoke-staff-sessions';

/** Runs when the role or access of a member of staff has changed. */
export const staffChanged = defineHook<{ staffId: string; role: StaffRole; isActive: boolean }>(
  'staff.changed',
);

/**
 * Changes the role of another member of staff, or deactivates or activates them. Their sessions end, so that
 * rights that were taken away end at once. Staff never change their own account, and the last super
 * administrator stays. Needs a fresh proof of identity.
 */
export async function changeStaff(
  context: DomainContext,
  by: StaffActor,
  { id, role, isActive }: { id: string; role?: StaffRole; isActive?: boolean },
): Promise<
  | { ok: true }
  | Refusal<'proof-required' | 'not-found' | 'own-staff-account' | 'last-super-admin'>
  | StaffActRefusal
> {
  return carryOut(context, by, { act: 'staff.change', id }, async (trx) => {
    const member = await findStaffMember({ db: trx }, id);
    if (!member) return refuse('not-found');
    const before = { role: member.role, isActive: member.is_active };
    const after = { role: role ?? before.role, isActive: isActive ?? before.isActive };
    if (before.role === after.role && before.isActive === after.isActive) {
      return { ok: true, change: null };
    }
    const outcome = await changeStaffRow(trx, by.staffId, { id, ...after });
    if (outcome === 'own-account') return refuse('own-staff-account');
    if (outcome === 'last-super-admin' || outcome === 'not-found') return refuse(outcome);
    if (outcome !== 'done') return refuse('forbidden');
    await revokeStaffSessions(context, trx, { staffId: id });
    await context.hooks.run(staffChanged, trx, { staffId: id, ...after });
    return { ok: true, change: { before, after } };
  });
}
