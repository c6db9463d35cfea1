import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useSite } from '../site/use-site';

/**
 * Whether a page may hold a line open: not behind an age gate at which somebody has yet to say their
 * age, nor once it was left, because a browser keeps a page whole only without open lines.
 */
export function useMayConnect(): boolean {
  const { ageGate } = useSite();
  const isInSight = useInSight();
  return ageGate === 'open' && isInSight;
}

/** False from when a page is left until its browser, which kept it whole, shows it again. */
function useInSight(): boolean {
  const [isInSight, setInSight] = useState(true);
  useEffect(() => {
    // At once: a page that was left runs no scripts.
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
