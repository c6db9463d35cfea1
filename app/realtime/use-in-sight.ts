import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** False from when a page is left until its browser, which kept it whole, shows it again. */
export function useInSight(): boolean {
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
