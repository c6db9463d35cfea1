import { useEffect } from 'react';
import { whenIdle } from '../kit/ui/behaviour/when-idle';
import { watchInstallation } from './installation';

/** Makes the site one that can be installed and opens with a page of its own when offline. */
export function useInstallation(): void {
  useEffect(watchInstallation, []);
  useEffect(
    () =>
      whenIdle(() => {
        // Refused in private windows and by some settings; the site then is a site as any other.
        navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined);
      }),
    [],
  );
}
