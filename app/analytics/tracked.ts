import type { Viewer } from '~/domain/viewers/viewer';
import type { Tracked } from '~/domain/analytics/note-analytics';
import type { Consent } from '../consent/consent-categories';

interface Visit {
  viewer: Viewer;
  consent: Consent | null;
}

/**
 * Returns the person of this browser as analytics may identify them. Activity before sign-in counts too.
 */
export function trackedPerson(userId: string, { viewer, consent }: Visit): Tracked {
  const isStandIn = viewer.kind === 'user' && viewer.actorId !== viewer.userId;
  return {
    userId,
    actorId: isStandIn ? viewer.actorId : userId,
    allowsAnalytics: consent?.analytics ?? false,
  };
}

/** Returns the source of a registration: the sign-up page, or a modal over another page. */
export function registrationSource(place: 'page' | 'modal'): 'standalone_signup' | 'manual' {
  return place === 'page' ? 'standalone_signup' : 'manual';
}
