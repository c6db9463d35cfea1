import { addStaff, changeStaffRow } from '../account-states/staff-rows';
import { announce } from '../shared/outbox/announce';
import type { DomainContext } from '../shared/context';
import { newId } from '../shared/ids';
import { carryOut, type StaffActRefusal, type StaffActor } from './carry-out';
import { staffInvited } from './events';
import type { StaffRole } from './find-active-staff';
import { findStaffMember } from './list-staff';
import { refuse, type Refusal } from './refusals';
import { staffSettings } from './settings';

interface Invitation {
  email: string;
  role: StaffRole;
  /** The language of the mail. */
  locale: string;
}

/**
 * Adds a member of staff and mails an invitation. They accept it by signing in before it lapses
 * (`staff_invitation_seconds`). Needs a fresh proof of identity.
 */
export async function inviteStaff(
  context: DomainContext,
  by: StaffActor,
  { email, role, locale }: Invitation,
): Promise<
  { ok: true; id: string } | Refusal<'proof-required' | 'staff-address-taken'> | StaffActRefusal
> {
  const id = newId();
  const address = email.trim().toLowerCase();
  const until = await readLapse(context);
  return carryOut(context, by, { act: 'staff.invite', id }, async (trx) => {
    const outcome = await addStaff(trx, by.staffId, {
      id,
      email: address,
      role,
      locale,
      invitedAt: context.now(),
    });
    if (outcome === 'address-taken') return refuse('staff-address-taken');
    if (outcome !== 'done') return refuse('forbidden');
    announce(
      trx,
      staffInvited,
      { personId: null, aggregateId: id },
      { email: address, locale, until },
    );
    return { ok: true, id, change: { after: { role } } };
  });
}

/** Mails the invitation again and lets it be accepted for its whole time from now. */
export async function inviteStaffAgain(
  context: DomainContext,
  by: StaffActor,
  id: string,
): Promise<{ ok: true } | Refusal<'not-found' | 'staff-joined-already'> | StaffActRefusal> {
  const until = await readLapse(context);
  return carryOut(context, by, { act: 'staff.invite-again', id }, async (trx) => {
    const member = await findStaffMember({ db: trx }, id);
    if (!member) return refuse('not-found');
    const { role, email, locale } = member;
    if (!member.is_active || member.state === 'joined') return refuse('staff-joined-already');
    const again = { id, role, isActive: true, invitedAt: context.now() };
    const outcome = await changeStaffRow(trx, by.staffId, again);
    if (outcome !== 'done') return refuse('forbidden');
    announce(trx, staffInvited, { personId: null, aggregateId: id }, { email, locale, until });
    return { ok: true, change: {} };
  });
}

/** Returns the time at which an invitation of now lapses. */
async function readLapse({ now, settings }: DomainContext): Promise<string> {
  const { staff_invitation_seconds } = await settings(staffSettings);
  return new Date(now().getTime() + staff_invitation_seconds * 1000).toISOString();
}
