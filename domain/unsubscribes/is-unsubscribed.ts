import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import { hashEmail } from '../shared/sealing/hash-email';

type Keyed = Pick<DomainContext, 'keys'>;

/** The row of an address that has turned marketing mail down, in clear or, of an erased person, not. */
export function unsubscribeOf(context: Keyed, db: Knex, given: string): Knex.QueryBuilder {
  const address = given.toLowerCase();
  return db('email_unsubscribes').where((row) =>
    row.where({ address }).orWhere({ address_hash: hashEmail(context, address) }),
  );
}

/** Whether an address has turned marketing mail down: ask before each such mail. */
export async function isUnsubscribed(context: Keyed, db: Knex, address: string): Promise<boolean> {
  const row = await unsubscribeOf(context, db, address).first<object | undefined>('created_at');
  return row !== undefined;
}
