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
  /** When the period that runs ends now; null without a subscription. */
  premiumEndsAt: Date | null;
  clubs: number;
  offers: number;
  /** What was said in them lies so much further back. */
  chats: number;
  /** Characters who may write first. */
  followUps: number;
  reservationsReleased: number;
  /** Accounts of shares some of which are payable now, where the person is a creator. */
  sharesReleased: number;
}

/**
 * Lets days go by for one person, for demonstrations and trials, where nobody waits for a month: their
 * subscription and its trials, clubs and offers, their chats and the time at which characters write
 * first move into the past, and what the ledger holds for a time
 * (reservations, shares) is released so much earlier. The jobs do what has become due by it.
 * Null where nobody with a proved address is called so.
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
