import { announce } from '../shared/outbox/announce';
import type { DomainContext } from '../shared/context';
import { transact } from '../shared/transactions/transact';
import { analyticsNoted } from './events';
import type { AnalyticsEvent } from './schema';

/** The person an event is about, and their consent. */
export interface Tracked {
  userId: string;
  /** The user who acts. A user who acts for the person is not tracked as them. */
  actorId: string;
  allowsAnalytics: boolean;
}

/** Queues an event for the analytics service; does nothing without the person's consent. */
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
