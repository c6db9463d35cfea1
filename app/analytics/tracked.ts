import type { Tracked } from '~/domain/analytics/note-analytics';
import type { Viewer } from '~/domain/accounts/viewer';
import { readConsent } from '../session/consent';

interface Visit {
  viewer: Viewer;
  cookieHeader: string;
}

/** Somebody of this browser as analytics may know them; whoever they were before signing in counts too. */
export function trackedPerson(userId: string, { viewer, cookieHeader }: Visit): Tracked {
  const isStandIn = viewer.kind === 'user' && viewer.actorId !== viewer.userId;
  return {
    userId,
    actorId: isStandIn ? viewer.actorId : userId,
    allowsAnalytics: readConsent(cookieHeader)?.analytics ?? false,
  };
}
