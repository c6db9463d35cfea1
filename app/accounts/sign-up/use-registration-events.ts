import type { SiteViewer } from '../../kit/site/site-viewer';
import { useEffect } from 'react';
import { browserStore } from '../../kit/browser/browser-store';
import { signUpFlow } from '../intents';
import { useSite } from '../../kit/site/use-site';
import { reportToTags } from '../../analytics/data-layer';

export const reportedKey = 'told';

/**
 * Records in this browser that an event was reported for an id; returns true if it was not reported before.
 */
export function isFirstTime(name: string, id: string): boolean {
  const store = browserStore('sessionStorage', `${reportedKey}:${name}:${id}`);
  if (store.read()) return false;
  store.write('1');
  return true;
}

/** Reports to the tags when a person starts and when they complete their registration. */
export function useRegistrationEvents(): void {
  const { viewer } = useSite();
  const step = registrationStep(viewer);
  const name = step?.name;
  const userId = step?.userId;
  useEffect(() => {
    if (!name || !userId || !window.dataLayer) return;
    if (isFirstTime(name, userId)) reportToTags(name, { flow: signUpFlow() });
  }, [name, userId]);
}

interface RegistrationEvent {
  name: 'registration-started' | 'registration-completed';
  userId: string;
}

/** Returns the registration step that this page is the first to show; null if there is none. */
function registrationStep(viewer: SiteViewer): RegistrationEvent | null {
  if (viewer.kind === 'unverified') return { name: 'registration-started', userId: viewer.id };
  const isNew = viewer.kind === 'member' && viewer.isNew;
  return isNew ? { name: 'registration-completed', userId: viewer.id } : null;
}
