import { readTicket, type OpenTicket } from '../second-factors/ticket';
import type { DomainContext } from '../shared/context';
import { findActiveStaffById, type StaffRow } from './find-active-staff';

/** A back-office sign-in whose mailed code was verified. */
export interface StaffTicket extends OpenTicket {
  staff: StaffRow;
}

/** Returns the back-office sign-in of a ticket; null if the ticket is invalid. */
export async function readStaffTicket(
  context: DomainContext,
  token: string,
): Promise<StaffTicket | null> {
  const ticket = await readTicket(context, token);
  if (ticket?.holder.kind !== 'staff') return null;
  const staff = await findActiveStaffById(context.db, ticket.holder.id);
  return staff ? { ...ticket, staff } : null;
}
