import type { Knex } from 'knex';
import * as z from 'zod';
import type { DomainContext } from '../shared/context';
import { defineList, filterBy } from '../shared/lists/define-list';
import type { StaffRole } from './find-active-staff';
import { staffRoles } from './permissions';

/** The states of a member of staff. An invitation that was not accepted in time stays `invited`. */
export const staffStates = ['invited', 'joined', 'deactivated'] as const;
type StaffState = (typeof staffStates)[number];

export interface StaffListed {
  id: string;
  email: string;
  role: StaffRole;
  locale: string;
  is_active: boolean;
  state: StaffState;
  invited_at: Date | null;
  created_at: Date;
  seen_at: Date | null;
  has_password: boolean;
  passkeys: number;
  has_app: boolean;
}

const isInvited = 'staff_accounts.invited_at is not null and staff_accounts.joined_at is null';
const stateOf = `case when not staff_accounts.is_active then 'deactivated'
                      when ${isInvited} then 'invited' else 'joined' end`;

const members = (db: Knex) => db('staff_accounts');

const columns = (db: Knex) => [
  'staff_accounts.id',
  'staff_accounts.email',
  'staff_accounts.role',
  'staff_accounts.locale',
  'staff_accounts.is_active',
  'staff_accounts.invited_at',
  'staff_accounts.created_at',
  'staff_accounts.has_password',
  db.raw(`${stateOf} as state`),
  db.raw(`(select max(coalesce(seen_at, created_at)) from staff_sessions
            where staff_id = staff_accounts.id) as seen_at`),
  db.raw(`(select count(*)::int from confirmed_factors
            where holder_id = staff_accounts.id and kind = 'passkey') as passkeys`),
  db.raw(`exists (select from confirmed_factors
                   where holder_id = staff_accounts.id and kind = 'app') as has_app`),
];

/** The staff with their ways to sign in, by address. */
export const staffMembers = defineList<StaffListed>()({
  from: members,
  id: 'staff_accounts.id',
  columns,
  filters: {
    email: filterBy(z.string().trim().min(1).max(200), (rows, email) => {
      void rows.whereRaw('strpos(staff_accounts.email, lower(?)) > 0', [email]);
    }),
    role: filterBy(z.enum(staffRoles), (rows, role) => {
      void rows.where('staff_accounts.role', role);
    }),
    access: filterBy(z.enum(['on', 'off']), (rows, access) => {
      void rows.where('staff_accounts.is_active', access === 'on');
    }),
  },
  sorts: {
    email: [{ column: 'staff_accounts.email', type: 'text' }],
    createdAt: [{ column: 'staff_accounts.created_at', type: 'timestamptz' }],
  },
  defaultSort: { by: 'email', order: 'asc' },
});

/** Returns a member of staff in the form of the list; null if there is none. */
export async function findStaffMember(
  { db }: Pick<DomainContext, 'db'>,
  id: string,
): Promise<StaffListed | null> {
  const row = members(db).where('staff_accounts.id', id);
  return (await row.first<StaffListed | undefined>(columns(db))) ?? null;
}
