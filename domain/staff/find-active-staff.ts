import type { Knex } from 'knex';
import type { StaffAccountsRow } from '~/db/rows';
import type { DomainContext } from '../shared/context';
import { staffSettings } from './settings';

export type StaffRole = StaffAccountsRow['role'];

export type StaffRow = Pick<StaffAccountsRow, 'id' | 'email' | 'role'>;

/**
 * Returns the active staff member with this address; undefined if there is none, or if their invitation has
 * lapsed.
 */
export async function findActiveStaff(
  { db, now, settings }: Pick<DomainContext, 'db' | 'now' | 'settings'>,
  email: string,
): Promise<StaffRow | undefined> {
  const { staff_invitation_seconds } = await settings(staffSettings);
  const invitedSince = new Date(now().getTime() - staff_invitation_seconds * 1000);
  return db('staff_accounts as member')
    .where({ email: email.trim().toLowerCase(), is_active: true })
    .whereRaw('(joined_at is not null or coalesce(invited_at, ?) >= ?)', [
      invitedSince,
      invitedSince,
    ])
    .first('id', 'email', 'role');
}

/** Returns the active staff member with this id; undefined if there is none. */
export function findActiveStaffById(db: Knex, id: string): Promise<StaffRow | undefined> {
  return db('staff_accounts as staff').where({ id, is_active: true }).first('id', 'email', 'role');
}
