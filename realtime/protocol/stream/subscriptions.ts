import * as z from 'zod';
import { streamSection } from '../stream-section';
import { nextSubscriptionAnswer, subscriptionAnswer } from '../subscription';

export const subscriptionsStream = streamSection(30, {
  'subscriptions.updated.event': z.object({ subscription: subscriptionAnswer }),
  'next-subscriptions.updated.event': z.object({ nextSubscription: nextSubscriptionAnswer }),
});
