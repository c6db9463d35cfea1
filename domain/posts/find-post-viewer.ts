import { memberIdOf } from '../viewers/member-id';
import type { Viewer } from '../viewers/viewer';
import { findSubscriptionEnd } from '../subscriptions/find-subscription-end';
import type { DomainContext } from '../shared/context';
import type { PostViewer } from './schema';

/** Returns the viewer of posts for a session. An account that is not verified counts as none. */
export async function findPostViewer(
  { db, now }: Pick<DomainContext, 'db' | 'now'>,
  viewer: Viewer,
): Promise<PostViewer> {
  const userId = memberIdOf(viewer);
  if (userId === null) return { userId, isSubscriber: false };
  const end = await findSubscriptionEnd(db, userId, now());
  return { userId, isSubscriber: end !== null };
}
