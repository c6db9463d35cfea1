import { useFetchers, useNavigation } from '@remix-run/react';
import { startTransition, useCallback, useEffect, useState } from 'react';

/**
 * Runs work at once, or as soon as no form is on its way. The router takes a page that is loaded
 * anew meanwhile for a newer wish, and drops the redirect that answers the form.
 */
export function useAfterSubmissions(): (work: () => void) => void {
  const navigation = useNavigation();
  const fetchers = useFetchers();
  const isSubmitting = [navigation, ...fetchers].some(({ state }) => state === 'submitting');
  const [waiting, setWaiting] = useState<readonly (() => void)[]>([]);

  useEffect(() => {
    if (isSubmitting || waiting.length === 0) return;
    setWaiting([]);
    for (const work of waiting) work();
  }, [isSubmitting, waiting]);

  // A transition, as the router's own states are: what was sent before is known when it is drawn.
  return useCallback((work) => {
    startTransition(() =>
      setWaiting((waiting) => (waiting.includes(work) ? waiting : [...waiting, work])),
    );
  }, []);
}
