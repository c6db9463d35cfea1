import type { Viewer } from './viewer';

/** Returns the id of a user with a verified account; null for anyone else. */
export function memberIdOf(viewer: Viewer): string | null {
  return viewer.kind === 'user' && viewer.isVerified ? viewer.userId : null;
}
