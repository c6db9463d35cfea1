import { noteAnalytics } from '~/domain/analytics/note-analytics';
import type { SignedIn } from '~/domain/identities/open-social-session';
import type { Viewer } from '~/domain/viewers/viewer';
import type { DomainContext } from '~/domain/shared/context';
import type { Consent } from '../../consent/consent-categories';
import { trackedPerson } from '../tracked';

/** Counts a registration that was completed through a provider; a returning user is not counted. */
export async function noteSocialRegistration(
  domain: DomainContext,
  { userId, isNew }: SignedIn,
  visit: { viewer: Viewer; consent: Consent | null },
): Promise<void> {
  if (!isNew) return;
  await noteAnalytics(domain, trackedPerson(userId, visit), {
    name: 'registration-completed',
    properties: { source: 'manual', flow: 'social_flow' },
  });
}
