import { findHasPaid } from '../payments/orders/find-order';
import { findSubscriptionEnd } from '../subscriptions/find-subscription-end';
import { getUserFlags } from '../flags/get-user-flags';
import { getMarketing } from '../profile/get-marketing';
import type { DomainContext } from '../shared/context';
import type { UserViewer } from '../viewers/viewer';
import type { OfferAudience } from './is-for';

/** A viewer of offers. */
export type OfferViewer = Pick<
  UserViewer,
  'userId' | 'actorId' | 'isVerified' | 'accountType' | 'isTest' | 'visitorId'
>;

/** Returns the facts about a viewer that determine their offers. */
export async function findOfferAudience(
  context: DomainContext,
  viewer: OfferViewer,
): Promise<OfferAudience> {
  const { userId, isVerified, accountType } = viewer;
  const [subscriptionEnd, hasPaid, { experiments }, { utmData }] = await Promise.all([
    findSubscriptionEnd(context.db, userId, context.now()),
    findHasPaid(context.db, userId),
    getUserFlags(context, { visitorId: viewer.visitorId, isTest: viewer.isTest }),
    getMarketing(context, userId),
  ]);
  return {
    userId,
    isVerified,
    accountType,
    isPremium: subscriptionEnd !== null,
    hasPaid,
    isTester: isTester(viewer),
    affiliateKey: utmData.pubid,
    variants: experiments,
  };
}

/** Checks for a test account, or staff who act as another user. */
export function isTester({ isTest, actorId, userId }: OfferViewer): boolean {
  return isTest || actorId !== userId;
}

/** Returns a person as a viewer of offers outside a request; undefined if there is no account. */
export async function findOfferViewer(
  { db }: Pick<DomainContext, 'db'>,
  userId: string,
): Promise<OfferViewer | undefined> {
  const account = await db('accounts')
    .where({ id: userId })
    .first('verified_at', 'account_type', 'is_test', 'visitor_id');
  if (!account) return undefined;
  return {
    userId,
    actorId: userId,
    isVerified: account.verified_at !== null,
    accountType: account.account_type,
    isTest: account.is_test,
    visitorId: account.visitor_id ?? userId,
  };
}
