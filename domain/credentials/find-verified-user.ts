import type { Knex } from 'knex';
import type { AccountsRow } from '~/db/rows';

type VerifiedUser = Pick<AccountsRow, 'id' | 'locale' | 'hides_codes'>;

/** The user who has proved an address, if anybody has, and how to write to them. */
export function findVerifiedUser(db: Knex, email: string): Promise<VerifiedUser | undefined> {
  return db('accounts')
    .where({ email })
    .whereNotNull('verified_at')
    .whereNot('state', 'deleted')
    .first('id', 'locale', 'hides_codes');
}

/** The user who has proved an address, if anybody has. */
export async function findVerifiedUserId(db: Knex, email: string): Promise<string | undefined> {
  return (await findVerifiedUser(db, email))?.id;
}
