import { announce } from '../shared/outbox/announce';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { analyticsNoted } from './events';
import type { AnalyticsEvent } from './schema';

/** Somebody whom an event is about, and what they allow. */
export interface Tracked {
  userId: string;
  /** Who acts: whoever stands in for the person is not to be followed as them. */
  actorId: string;
  allowsAnalytics: boolean;
}

/** Tells the analytics service of an event, in its time; nothing where it is not allowed. */
export async function noteAnalytics(
  context: DomainContext,
  { userId, actorId, allowsAnalytics }: Tracked,
  event: AnalyticsEvent,
): Promise<void> {
  if (!allowsAnalytics || actorId !== userId) return;
  const now = context.now();
  await transact(context, async (trx) =>
    announce(
      trx,
      analyticsNoted,
      { personId: null, aggregateId: userId },
      { userId, at: now.toISOString(), event },
    ),
  );
}
