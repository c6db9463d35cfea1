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
           (select count(*)::int from confirmed_factors
             where holder_id = staff_accounts.id and kind = 'passkey') as passkeys,
           exists (select from confirmed_factors
                    where holder_id = staff_accounts.id and kind = 'app') as "hasApp"
      from staff_accounts where is_active order by email`);
  return rows;
}
