import type { Person } from '../shared/person';
import type { Viewer } from './viewer';

/**
 * Returns the person who may have chats and receives posts made for them: a verified user or a guest. Null
 * for a user who is not verified yet.
 */
export function personOf(viewer: Viewer): Person | null {
  if (viewer.kind === 'nobody') return null;
  return viewer.kind === 'guest' || viewer.isVerified ? viewer.person : null;
}
