import { useFetchers, useNavigation } from '@remix-run/react';
import { startTransition, useCallback, useEffect, useState } from 'react';

/**
 * Runs work at once, or as soon as no form is on its way and no page is being loaded. A page that is
 * loaded anew meanwhile makes the router drop the redirect that answers a form, and start again what
 * loads after it without knowing that a form came before.
 */
export function useWhenIdle(): (work: () => void) => void {
  const navigation = useNavigation();
  const fetchers = useFetchers();
  const isBusy = [navigation, ...fetchers].some(({ state }) => state !== 'idle');
  const [waiting, setWaiting] = useState<readonly (() => void)[]>([]);

  useEffect(() => {
    if (isBusy || waiting.length === 0) return;
    setWaiting([]);
    for (const work of waiting) work();
  }, [isBusy, waiting]);

  // A transition, as the router's own states are: what was sent before is known when it is drawn.
  return useCallback((work) => {
    startTransition(() =>
      setWaiting((waiting) => (waiting.includes(work) ? waiting : [...waiting, work])),
    );
  }, []);
}
