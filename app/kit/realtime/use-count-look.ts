import { useEffect } from 'react';
import { callApi } from './fetch-api';

/** Milliseconds after which a look at something counts. */
const lookMs = 1_000;

/** Reports a view to the site, which counts it once per person and day. */
export function useCountLook(path: string | null, method: 'GET' | 'POST'): void {
  useEffect(() => {
    if (path === null) return;
    const timer = setTimeout(() => {
      // A lost view is not reported again.
      void callApi(path, { method, keepalive: true });
    }, lookMs);
    return () => clearTimeout(timer);
  }, [path, method]);
}
