import type { SiteViewer } from '../../kit/site/site-viewer';
import { useEffect } from 'react';
import { browserStore } from '../../kit/browser/browser-store';
import { signUpFlow } from '../intents';
import { useSite } from '../../kit/site/use-site';
import { tellTags } from '../../analytics/data-layer';

export const reportedKey = 'told';

/** Remembers in this browser what was told of somebody or something, and says whether it was not yet. */
export function isFirstTime(name: string, id: string): boolean {
  const told = browserStore('sessionStorage', `${reportedKey}:${name}:${id}`);
  if (told.read()) return false;
  told.write('1');
  return true;
}

/** Tells the tags when somebody begins and when they complete their registration. */
export function useRegistrationEvents(): void {
  const { viewer } = useSite();
  const step = registrationStep(viewer);
  const name = step?.name;
  const userId = step?.userId;
  useEffect(() => {
    if (!name || !userId || !window.dataLayer) return;
    if (isFirstTime(name, userId)) tellTags(name, { flow: signUpFlow() });
  }, [name, userId]);
}

interface RegistrationEvent {
  name: 'registration-started' | 'registration-completed';
  userId: string;
}

/** The step of signing up that this page is the first to show, if it shows one. */
function registrationStep(viewer: SiteViewer): RegistrationEvent | null {
  if (viewer.kind === 'unverified') return { name: 'registration-started', userId: viewer.id };
  const isNew = viewer.kind === 'member' && viewer.isNew;
  return isNew ? { name: 'registration-completed', userId: viewer.id } : null;
}
