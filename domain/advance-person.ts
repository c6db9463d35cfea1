import { advanceChats } from './chat/chats/advance-chats';
import { advanceMemberships } from './fanclubs/advance-memberships';
import { advanceFollowUps } from './follow-ups/advance-follow-ups';
import { advanceOffers } from './offers/advance-offers';
import type { DomainContext } from './shared/context';
import { transact } from './shared/transactions/transact';
import { advanceSubscription, findSubscriberId } from './subscriptions/advance-subscription';
import { releaseHeldShares } from './wallet/shares/release-held-shares';
import { releaseEndedReservations } from './wallet/spends/reservations';

interface Advanced {
  /** The new end of the current period; null without a subscription. */
  premiumEndsAt: Date | null;
  clubs: number;
  offers: number;
  /** The number of chats whose messages were moved back. */
  chats: number;
  /** The number of characters who may write first. */
  followUps: number;
  reservationsReleased: number;
  /** The number of share accounts with newly payable amounts, if the person is a creator. */
  sharesReleased: number;
}

/**
 * Moves one person's time forward by days, for demos and trials in which nothing can take a month. The
 * person's subscription with its trials, clubs and offers, their chats and the times at which
 * characters write first move into the past, and what the ledger holds for a time (reservations,
 * shares) is released earlier by as much. Jobs then do the work that is due. Returns null if no user
 * has this proved address.
 */
export async function advancePerson(
  context: DomainContext,
  email: string,
  days: number,
): Promise<Advanced | null> {
  const userId = await findSubscriberId(context.db, email);
  if (userId === null) return null;
  const advanced = await transact(context, async (trx) => ({
    premiumEndsAt: await advanceSubscription(trx, userId, days),
    clubs: await advanceMemberships(trx, userId, days),
    offers: await advanceOffers(trx, userId, days),
    chats: await advanceChats(trx, userId, days),
    followUps: await advanceFollowUps(trx, userId, days),
  }));
  const sharesReleased = await releaseHeldShares(context, { creatorId: userId, days });
  const reservationsReleased = await releaseEndedReservations(context, { userId, days });
  return { ...advanced, reservationsReleased, sharesReleased };
}
