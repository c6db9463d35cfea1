import type { AppLoadContext } from '@remix-run/node';
import { findLowestMonth } from '~/domain/subscriptions/list-plans';
import { findDueRenewal } from '~/domain/subscriptions/pay-due';

/**
 * Returns the lowest price per month of Premium, if a plan is on sale, and the amount that the viewer owes
 * for theirs.
 */
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
