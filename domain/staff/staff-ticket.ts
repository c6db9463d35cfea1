import { readTicket, type OpenTicket } from '../second-factors/ticket';
import type { DomainContext } from '../shared/context';
import { findActiveStaffById, type StaffRow } from './find-active-staff';

/** A sign-in at the back office that has come as far as its code. */
export interface StaffTicket extends OpenTicket {
  staff: StaffRow;
}

/** Whose sign-in at the back office a ticket carries on; null of one that leads nowhere. */
export async function readStaffTicket(
  context: DomainContext,
  token: string,
): Promise<StaffTicket | null> {
  const ticket = await readTicket(context, token);
  if (ticket?.holder.kind !== 'staff') return null;
  const staff = await findActiveStaffById(context.db, ticket.holder.id);
  return staff ? { ...ticket, staff } : null;
}
