import { useEffect } from 'react';
import { callApi } from './fetch-api';

/** Looking at something for this long counts, in milliseconds. */
const lookMs = 1_000;

/** Tells the site of a look at something; it counts each once a person and day. */
export function useCountLook(path: string | null, method: 'GET' | 'POST'): void {
  useEffect(() => {
    if (path === null) return;
    const timer = setTimeout(() => {
      // A look that is lost is lost.
      void callApi(path, { method, keepalive: true });
    }, lookMs);
    return () => clearTimeout(timer);
  }, [path, method]);
}
