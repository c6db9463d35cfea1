import type { AppLoadContext } from '@remix-run/node';
import { findLowestMonth } from '~/domain/subscriptions/list-plans';
import { findDueRenewal } from '~/domain/subscriptions/pay-due';

/** What a month of Premium comes to at the least, where a plan is for sale; and what somebody owes for theirs. */
export async function subscriptionsSite({ domain, viewer }: AppLoadContext) {
  const [premiumFrom, due] = await Promise.all([
    findLowestMonth(domain),
    viewer.kind === 'user' && viewer.isVerified
      ? findDueRenewal(domain.db, viewer.userId, domain.now())
      : null,
  ]);
  return {
    premiumFrom,
    premiumDue: due && { price: due.price, openUntil: due.openUntil.toISOString() },
  };
}
