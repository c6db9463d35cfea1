import { useFetchers, useNavigation } from '@remix-run/react';
import { useCallback, useEffect, useRef } from 'react';

/**
 * Runs work at once, or as soon as no form is on its way. The router takes a page that is loaded
 * anew meanwhile for a newer wish, and drops the redirect that answers the form.
 */
export function useAfterSubmissions(): (work: () => void) => void {
  const navigation = useNavigation();
  const fetchers = useFetchers();
  const isSubmitting = [navigation, ...fetchers].some(({ state }) => state === 'submitting');
  const isWaiting = useRef(isSubmitting);
  const waiting = useRef<(() => void)[]>([]);

  useEffect(() => {
    isWaiting.current = isSubmitting;
    if (isSubmitting) return;
    for (const work of waiting.current.splice(0)) work();
  }, [isSubmitting]);

  return useCallback((work) => {
    if (!isWaiting.current) work();
    else if (!waiting.current.includes(work)) waiting.current.push(work);
  }, []);
}
