import { useEffect } from 'react';
import { signUpFlow } from '../components/accounts/intents';
import { useSite } from '../components/shell/use-site';
import { tellTags } from './data-layer';
import { registrationStep } from './registration-events';

export const toldKey = 'told';
/** Remembers in this browser which steps were told, each person's once. */
const keyOf = (name: string, userId: string) => `${toldKey}:${name}:${userId}`;

/** Tells the tags when somebody begins and when they complete their registration. */
export function useRegistrationEvents(): void {
  const { viewer } = useSite();
  const step = registrationStep(viewer);
  const name = step?.name;
  const userId = step?.userId;
  useEffect(() => {
    if (!name || !userId || !window.dataLayer) return;
    const key = keyOf(name, userId);
    try {
      if (sessionStorage.getItem(key)) return;
      sessionStorage.setItem(key, '1');
    } catch {
      // A browser that keeps nothing may tell a step again.
    }
    tellTags(name, { flow: signUpFlow() });
  }, [name, userId]);
}
