import type { Knex } from '../connection';
import { newId } from '~/domain/shared/ids';

/**
 * The demo's one member of staff, who signs in by an e-mailed code. A second factor is asked for and
 * may wait there: whoever only looks around has none. What somebody has set stays.
 */
export async function seedStaff(db: Knex): Promise<void> {
  await db('staff')
    .insert({ id: newId(), email: 'admin@example.com', role: 'superAdmin' })
    .onConflict('email')
    .ignore();
  await db('settings')
    .insert({ key: 'staff_second_factor_required', value: 'false' })
    .onConflict('key')
    .ignore();
}
