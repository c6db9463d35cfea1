import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';
import { useLatest } from '../ui/behaviour/use-latest';
import { requestedModals } from './modal-keys';

/**
 * Calls a function after the person has closed this modal and stayed on the page. Going on to checkout or
 * to another modal does not count as closing.
 */
export function useAfterClose(then: () => void): void {
  const { pathname } = useLocation();
  const latest = useLatest({ then, pathname });
  useEffect(
    () => () => {
      const { then: follow, pathname: here } = latest.current;
      setTimeout(() => {
        const { pathname: now, search } = window.location;
        if (now !== here || requestedModals(new URLSearchParams(search)).length > 0) return;
        follow();
      });
    },
    [latest],
  );
}
