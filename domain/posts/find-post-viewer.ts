import type { Viewer } from '../accounts/viewer';
import { findSubscriptionEnd } from '../billing/find-subscription-end';
import type { DomainContext } from '../shared/context';
import type { PostViewer } from './schema';

/** What a session means to posts: an account that is not verified opens nothing yet. */
export async function findPostViewer(
  { db, now }: Pick<DomainContext, 'db' | 'now'>,
  viewer: Viewer,
): Promise<PostViewer> {
  if (viewer.kind !== 'user' || !viewer.isVerified) return { userId: null, isSubscriber: false };
  const end = await findSubscriptionEnd(db, viewer.userId, now());
  return { userId: viewer.userId, isSubscriber: end !== null };
}
