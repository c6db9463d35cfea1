import type { Knex } from 'knex';
import type { AccountsRow } from '~/db/rows';

type VerifiedUser = Pick<AccountsRow, 'id' | 'locale' | 'hides_codes'>;

/** Returns the user who has proved an address, with the data to write to them, or undefined. */
export function findVerifiedUser(db: Knex, email: string): Promise<VerifiedUser | undefined> {
  return db('accounts')
    .where({ email })
    .whereNotNull('verified_at')
    .whereNot('state', 'deleted')
    .first('id', 'locale', 'hides_codes');
}

/** Returns the id of the user who has proved an address, or undefined. */
export async function findVerifiedUserId(db: Knex, email: string): Promise<string | undefined> {
  return (await findVerifiedUser(db, email))?.id;
}
