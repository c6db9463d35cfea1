import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { useSite } from './use-site';

/**
 * Hides a page that returns from the back/forward cache until the viewer was read again. The person may
 * have signed out meanwhile, and personal content must not be shown.
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
