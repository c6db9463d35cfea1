import type { Knex } from 'knex';
import type { StaffRole } from './find-active-staff';

export interface StaffListed {
  id: string;
  email: string;
  role: StaffRole;
  passkeys: number;
  hasApp: boolean;
}

/** Everybody who may sign in at the back office, and what they have to do so, by address. */
export async function listStaff(db: Knex): Promise<StaffListed[]> {
  const { rows } = await db.raw<{ rows: StaffListed[] }>(`
    select id, email, role,
           (select count(*)::int from passkeys where holder_id = staff.id) as passkeys,
           exists (select from authenticator_apps
                    where holder_id = staff.id and confirmed_at is not null) as "hasApp"
      from staff where is_active order by email`);
  return rows;
}
