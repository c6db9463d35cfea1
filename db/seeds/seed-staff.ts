import type { Knex } from '../connection';
import { newId } from '~/domain/shared/ids';

/** The demo's one member of staff; signs in by an e-mailed code. */
export async function seedStaff(db: Knex): Promise<void> {
  await db('staff')
    .insert({ id: newId(), email: 'admin@example.com', role: 'superAdmin' })
    .onConflict('email')
    .ignore();
}
