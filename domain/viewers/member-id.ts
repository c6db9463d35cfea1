import type { Viewer } from './viewer';

/** Who asks, where it is somebody with a verified account; null for anybody else. */
export function memberIdOf(viewer: Viewer): string | null {
  return viewer.kind === 'user' && viewer.isVerified ? viewer.userId : null;
}
