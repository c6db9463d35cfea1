import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import { hashEmail } from '../shared/sealing/hash-email';

type Keyed = Pick<DomainContext, 'keys'>;

/**
 * Selects the row of an address that has unsubscribed from marketing mail. The address is stored in clear,
 * or as a hash for an erased person.
 */
export function unsubscribeOf(context: Keyed, db: Knex, given: string): Knex.QueryBuilder {
  const address = given.toLowerCase();
  return db('email_unsubscribes').where((row) =>
    row.where({ address }).orWhere({ address_hash: hashEmail(context, address) }),
  );
}

/** Checks whether an address has unsubscribed from marketing mail. Call it before each such mail. */
export async function isUnsubscribed(context: Keyed, db: Knex, address: string): Promise<boolean> {
  const row = await unsubscribeOf(context, db, address).first<object | undefined>('created_at');
  return row !== undefined;
}
