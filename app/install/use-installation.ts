import { useEffect } from 'react';
import { whenIdle } from '../kit/ui/behaviour/when-idle';
import { watchInstallation } from './installation';

/** Makes the site installable, with its own page when offline. */
export function useInstallation(): void {
  useEffect(watchInstallation, []);
  useEffect(
    () =>
      whenIdle(() => {
        // Refused in private windows and by some settings; the site then works without it.
        navigator.serviceWorker?.register('/service-worker.js').catch(() => undefined);
      }),
    [],
  );
}
