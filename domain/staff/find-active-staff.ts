import type { Knex } from 'knex';
import type { StaffAccountsRow } from '~/db/rows';

export type StaffRole = StaffAccountsRow['role'];

export type StaffRow = Pick<StaffAccountsRow, 'id' | 'email' | 'role'>;

/** Returns the active staff member with this address; undefined if there is none. */
export function findActiveStaff(db: Knex, email: string): Promise<StaffRow | undefined> {
  return db('staff_accounts as staff')
    .where({ email: email.trim().toLowerCase() })
    .where('is_active', true)
    .first('id', 'email', 'role');
}

/** Returns the active staff member with this id; undefined if there is none. */
export function findActiveStaffById(db: Knex, id: string): Promise<StaffRow | undefined> {
  return db('staff_accounts as staff').where({ id, is_active: true }).first('id', 'email', 'role');
}
