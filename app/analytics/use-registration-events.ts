import type { SiteViewer } from '../shell/site-viewer';
import { useEffect } from 'react';
import { browserStore } from '../browser/browser-store';
import { signUpFlow } from '../accounts/intents';
import { useSite } from '../shell/use-site';
import { tellTags } from './data-layer';

export const reportedKey = 'told';
/** Remembers in this browser which steps were told, each person's once. */
const keyOf = (name: string, userId: string) => `${reportedKey}:${name}:${userId}`;

/** Tells the tags when somebody begins and when they complete their registration. */
export function useRegistrationEvents(): void {
  const { viewer } = useSite();
  const step = registrationStep(viewer);
  const name = step?.name;
  const userId = step?.userId;
  useEffect(() => {
    if (!name || !userId || !window.dataLayer) return;
    const told = browserStore('sessionStorage', keyOf(name, userId));
    if (told.read()) return;
    told.write('1');
    tellTags(name, { flow: signUpFlow() });
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
