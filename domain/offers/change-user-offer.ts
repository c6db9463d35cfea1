import type { Knex } from 'knex';
import type { UserOffersRow } from '~/db/rows';
import { decideOffer, type OfferEvent, type OfferChange } from './decide-offer';
import { currentStatus } from './queries';

/**
 * Applies an event to a person's offer: locks its row, calls `decideOffer` and stores the change. Returns
 * the change, or null for none. Only this function changes a row's status.
 */
export async function changeUserOffer(
  trx: Knex.Transaction,
  id: string,
  event: Exclude<OfferEvent, { kind: 'shown' }>,
  now: Date,
): Promise<OfferChange | null> {
  const row = await trx('user_offers').where({ id }).forUpdate().first();
  const change = row ? decideOffer(currentStatus(row), event, now) : null;
  if (change) await trx('user_offers').where({ id }).update(columnsOf(change));
  return change;
}

function columnsOf(change: OfferChange): Partial<UserOffersRow> {
  switch (change.kind) {
    case 'begin':
      return { status: 'available', began_at: change.beganAt, ends_at: change.endsAt };
    case 'use':
      return { status: 'used', used_at: change.usedAt, order_id: change.orderId };
    case 'return':
      return { status: 'available', used_at: null, order_id: null };
    case 'expire':
      return { status: 'expired', used_at: null, order_id: null };
  }
}
