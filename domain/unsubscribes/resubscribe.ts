import type { Knex } from 'knex';
import type { DomainContext } from '../shared/context';
import { unsubscribeOf } from './is-unsubscribed';

/** Forgets that an address turned marketing mail down: its owner has just asked for it. */
export async function resubscribe(
  context: Pick<DomainContext, 'keys'>,
  db: Knex,
  address: string,
): Promise<void> {
  await unsubscribeOf(context, db, address).delete();
}
