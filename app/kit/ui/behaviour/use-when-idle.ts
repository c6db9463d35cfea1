import { useFetchers, useNavigation } from '@remix-run/react';
import { startTransition, useCallback, useEffect, useState } from 'react';

/**
 * Runs work immediately, or as soon as no form is being sent and no page is loading. A reload during a
 * submission makes the router drop the form's redirect and restart the following load without the
 * information that a form was sent.
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

  // A transition, like the router's own states: earlier submissions are known when it renders.
  return useCallback((work) => {
    startTransition(() =>
      setWaiting((waiting) => (waiting.includes(work) ? waiting : [...waiting, work])),
    );
  }, []);
}
