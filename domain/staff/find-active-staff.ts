import type { Knex } from 'knex';

export type StaffRole =
  | 'superAdmin'
  | 'admin'
  | 'inspectorAdmin'
  | 'manager'
  | 'usersManager'
  | 'usersInspectorManager'
  | 'marketingManager'
  | 'creatorsManager'
  | 'user';

export interface StaffRow {
  id: string;
  email: string;
  role: StaffRole;
}

/** The active member of staff with this address. */
export function findActiveStaff(db: Knex, email: string): Promise<StaffRow | undefined> {
  return db('staff_accounts as staff')
    .where({ email: email.trim().toLowerCase() })
    .where('is_active', true)
    .first('id', 'email', 'role');
}

/** The active member of staff of this id. */
export function findActiveStaffById(db: Knex, id: string): Promise<StaffRow | undefined> {
  return db('staff_accounts as staff').where({ id, is_active: true }).first('id', 'email', 'role');
}
