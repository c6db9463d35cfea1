import type { Knex } from 'knex';

/** Forgets that an address turned marketing mail down: its owner has just asked for it. */
export async function resubscribe(db: Knex, address: string): Promise<void> {
  await db('email_unsubscribes').where({ address: address.toLowerCase() }).delete();
}
