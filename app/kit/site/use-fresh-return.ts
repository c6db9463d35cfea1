import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { useSite } from './use-site';

/**
 * A page that its browser kept whole comes back as it was left. Its person may have signed out
 * since, so that nothing of a member's is seen before the site has said who asks.
 */
export function useFreshReturn(): void {
  const { viewer } = useSite();
  const { revalidate, state } = useRevalidator();
  const isPersonal = viewer.kind !== 'visitor';
  useEffect(() => {
    if (!isPersonal) return;
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      document.documentElement.dataset['held'] = '';
      revalidate();
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [isPersonal, revalidate]);
  useEffect(() => {
    if (state === 'idle') delete document.documentElement.dataset['held'];
  }, [state]);
}
