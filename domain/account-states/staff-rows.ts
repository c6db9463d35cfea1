import type { Knex } from 'knex';
import * as z from 'zod';
import type { StaffRow } from '~/db/rows';

/** Results of the database functions that change staff. */
const outcomeSchema = z.object({
  outcome: z.enum([
    'done',
    'forbidden',
    'not-found',
    'address-taken',
    'own-account',
    'last-super-admin',
  ]),
});
export type StaffChangeOutcome = z.infer<typeof outcomeSchema>['outcome'];

interface Invited extends Pick<StaffRow, 'id' | 'email' | 'role' | 'locale'> {
  invitedAt: Date;
}

/** Adds a member of staff, if the actor is an active super administrator. */
export async function addStaff(
  trx: Knex.Transaction,
  actorId: string,
  { id, email, role, locale, invitedAt }: Invited,
): Promise<StaffChangeOutcome> {
  return readOutcome(
    await trx.raw('select invite_staff(?, ?, ?, ?, ?, ?) as outcome', [
      actorId,
      id,
      email,
      role,
      locale,
      invitedAt,
    ]),
  );
}

/** Changes the role and access of another member of staff, if the actor is an active super administrator. */
export async function changeStaffRow(
  trx: Knex.Transaction,
  actorId: string,
  { id, role, isActive, invitedAt = null }: StaffChanges,
): Promise<StaffChangeOutcome> {
  return readOutcome(
    await trx.raw('select change_staff(?, ?, ?, ?, ?) as outcome', [
      actorId,
      id,
      role,
      isActive,
      invitedAt,
    ]),
  );
}

interface StaffChanges extends Pick<StaffRow, 'id' | 'role'> {
  isActive: boolean;
  /** The time of a repeated invitation. */
  invitedAt?: Date | null;
}

const readOutcome = ({ rows }: { rows: unknown[] }): StaffChangeOutcome =>
  outcomeSchema.parse(rows[0]).outcome;

/** Records the first sign-in of an invited member of staff. */
export async function noteStaffJoined(db: Knex, id: string, at: Date): Promise<void> {
  await db.raw('select note_staff_joined(?, ?)', [id, at]);
}

/** Stores the hash of a member's new password. */
export async function storeStaffPassword(db: Knex, id: string, hash: string): Promise<void> {
  await db.raw('select set_staff_password(?, ?)', [id, hash]);
}

/** Returns the stored hash of a member's password; null if they have none. */
export async function findStaffPasswordHash(db: Knex, id: string): Promise<string | null> {
  return (await db('staff').where({ id }).first('password_hash'))?.password_hash ?? null;
}
