import type { Knex } from 'knex';

/** Whether an address has turned marketing mail down: ask before each such mail. */
export async function isUnsubscribed(db: Knex, address: string): Promise<boolean> {
  const row = await db('email_unsubscribes')
    .where({ address: address.toLowerCase() })
    .first<{ address: string } | undefined>('address');
  return row !== undefined;
}
