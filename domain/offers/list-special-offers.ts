import type { Knex } from 'knex';
import { announce } from '../shared/outbox/announce';
import { statusAt } from './decide-offer';
import { specialOffersChanged } from './events';
import { currentStatus } from './queries';
import type { SpecialOffer } from './schema';

/** The maximum number of bonuses that are returned; older ones are history. */
const mostOffers = 20;

/** Returns a person's bonuses, the latest first: available, used or expired. */
export async function listSpecialOffers(
  db: Knex,
  userId: string,
  now: Date,
): Promise<SpecialOffer[]> {
  const rows = await db('user_offers')
    .where({ user_id: userId, occasion: 'tokens_bonus' })
    .orderBy('began_at', 'desc')
    .limit(mostOffers)
    .select();
  return rows.map((row) => ({
    status: statusAt(currentStatus(row), now),
    type: 'TokensBonus',
    expiredAt: row.ends_at.toISOString(),
    amount: row.tokens,
  }));
}

/** Publishes a person's current bonuses to their open pages when the transaction commits. */
export async function announceSpecialOffers(
  trx: Knex.Transaction,
  userId: string,
  now: Date,
): Promise<void> {
  const specialOffers = await listSpecialOffers(trx, userId, now);
  const about = { personId: userId, aggregateId: userId };
  announce(trx, specialOffersChanged, about, { userId, specialOffers });
}
