import type { DomainContext } from '../shared/context';
import { findSubscriptionEnd } from '../subscriptions/find-subscription-end';

/**
 * Checks whether a person may make calls: Premium includes calls with all characters, a fan club those with
 * its own.
 */
export const mayCall = async (
  { db, now }: DomainContext,
  { userId, isMember }: { userId: string; isMember: boolean },
): Promise<boolean> => isMember || (await findSubscriptionEnd(db, userId, now())) !== null;
