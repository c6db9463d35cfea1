import { noteAnalytics } from '~/domain/analytics/note-analytics';
import type { SignedIn } from '~/domain/identities/open-social-session';
import type { Viewer } from '~/domain/viewers/viewer';
import type { DomainContext } from '~/domain/shared/context';
import type { Consent } from '../../consent/consent-categories';
import { trackedPerson } from '../tracked';

/** Counts a registration that a provider completed; somebody who came back is no registration. */
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
