import type { Knex } from 'knex';
import * as z from 'zod';
import type { DomainContext } from '../shared/context';
import { defineList, filterBy } from '../shared/lists/define-list';
import type { StaffRole } from './find-active-staff';
import { staffRoles } from './permissions';

export interface StaffListed {
  id: string;
  email: string;
  role: StaffRole;
  passkeys: number;
  has_app: boolean;
}

const active = (db: Knex) => db('staff_accounts').where('staff_accounts.is_active', true);

const columns = (db: Knex) => [
  'staff_accounts.id',
  'staff_accounts.email',
  'staff_accounts.role',
  db.raw(`(select count(*)::int from confirmed_factors
            where holder_id = staff_accounts.id and kind = 'passkey') as passkeys`),
  db.raw(`exists (select from confirmed_factors
                   where holder_id = staff_accounts.id and kind = 'app') as has_app`),
];

/** The active staff members with their ways to sign in, by address. */
export const staffMembers = defineList<StaffListed>()({
  from: active,
  id: 'staff_accounts.id',
  columns,
  filters: {
    email: filterBy(z.string().trim().min(1).max(200), (rows, email) => {
      void rows.whereRaw('strpos(staff_accounts.email, lower(?)) > 0', [email]);
    }),
    role: filterBy(z.enum(staffRoles), (rows, role) => {
      void rows.where('staff_accounts.role', role);
    }),
  },
  sorts: { email: [{ column: 'staff_accounts.email', type: 'text' }] },
  defaultSort: { by: 'email', order: 'asc' },
});

/** Returns an active staff member in the form of the list; null if there is none. */
export async function findStaffMember(
  { db }: Pick<DomainContext, 'db'>,
  id: string,
): Promise<StaffListed | null> {
  const row = active(db).where('staff_accounts.id', id);
  return (await row.first<StaffListed | undefined>(columns(db))) ?? null;
}
