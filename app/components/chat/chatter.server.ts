import type { Viewer } from '~/domain/accounts/viewer';
import type { Person } from '~/domain/shared/person';

/** Whoever may hold conversations: a verified user or a guest; a user must verify first. */
export function chatterOf(viewer: Viewer): Person | null {
  if (viewer.kind === 'nobody') return null;
  return viewer.kind === 'guest' || viewer.isVerified ? viewer.person : null;
}
