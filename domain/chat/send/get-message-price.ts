import { findSubscriptionEnd } from '../../subscriptions/find-subscription-end';
import type { DomainContext } from '../../shared/context';
import { chatSettings } from '../settings';

/**
 * Returns the price in tokens of a user's message once the free ones are used up; null if it is free
 * because the user subscribes or messages have no price.
 */
export async function getMessagePrice(
  context: DomainContext,
  userId: string,
): Promise<number | null> {
  const [{ text_message_price }, subscriptionEnd] = await Promise.all([
    context.settings(chatSettings),
    findSubscriptionEnd(context.db, userId, context.now()),
  ]);
  return subscriptionEnd === null && text_message_price > 0 ? text_message_price : null;
}
