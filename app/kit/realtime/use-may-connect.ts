import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSite } from '../site/use-site';

/**
 * Checks whether a page may hold a connection open. It may not while the age gate waits for an answer, nor
 * after the page was left, because a browser keeps a page in its back/forward cache only without open
 * connections.
 */
export function useMayConnect(): boolean {
  const { ageGate } = useSite();
  const isInSight = useInSight();
  return ageGate === 'open' && isInSight;
}

/** Returns false from when a page is left until the browser restores it from its back/forward cache. */
function useInSight(): boolean {
  const [isInSight, setInSight] = useState(true);
  useEffect(() => {
    // Flushed synchronously, because no scripts run on a page that was left.
    const leave = () => flushSync(() => setInSight(false));
    const comeBack = () => setInSight(true);
    addEventListener('pagehide', leave);
    addEventListener('pageshow', comeBack);
    return () => {
      removeEventListener('pagehide', leave);
      removeEventListener('pageshow', comeBack);
    };
  }, []);
  return isInSight;
}
