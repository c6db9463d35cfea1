import type { Viewer } from '~/domain/viewers/viewer';
import type { Tracked } from '~/domain/analytics/note-analytics';
import type { Consent } from '../consent/consent-categories';

interface Visit {
  viewer: Viewer;
  consent: Consent | null;
}

/** Somebody of this browser as analytics may know them; whoever they were before signing in counts too. */
export function trackedPerson(userId: string, { viewer, consent }: Visit): Tracked {
  const isStandIn = viewer.kind === 'user' && viewer.actorId !== viewer.userId;
  return {
    userId,
    actorId: isStandIn ? viewer.actorId : userId,
    allowsAnalytics: consent?.analytics ?? false,
  };
}

/** On the page made for it, or in passing. */
export function registrationSource(place: 'page' | 'modal'): 'standalone_signup' | 'manual' {
  return place === 'page' ? 'standalone_signup' : 'manual';
}
