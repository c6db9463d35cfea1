import type { DomainContext } from '../shared/context';
import { findSubscriptionEnd } from '../subscriptions/find-subscription-end';

/** Whether calls are a part of what a person has: of Premium with everybody, of a fan club with its character. */
export const mayCall = async (
  { db, now }: DomainContext,
  { userId, isMember }: { userId: string; isMember: boolean },
): Promise<boolean> => isMember || (await findSubscriptionEnd(db, userId, now())) !== null;
