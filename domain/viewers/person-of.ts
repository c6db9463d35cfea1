import type { Person } from '../shared/person';
import type { Viewer } from './viewer';

/**
 * Who may hold conversations and has posts of their own for them: a verified user or a guest. A user
 * must verify first.
 */
export function personOf(viewer: Viewer): Person | null {
  if (viewer.kind === 'nobody') return null;
  return viewer.kind === 'guest' || viewer.isVerified ? viewer.person : null;
}
