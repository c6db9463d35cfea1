import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { useRealtime } from '../realtime/realtime-context';
import { useAfterSubmissions } from '../ui/behaviour/use-after-submissions';

/** Loads the list anew when its owner is told of something, or reads it in another tab. */
export function useNewNotices(): void {
  const { revalidate } = useRevalidator();
  const afterSubmissions = useAfterSubmissions();
  const { onStreamEvent } = useRealtime();
  useEffect(
    () =>
      onStreamEvent(({ eventName }) => {
        if (eventName === 'notifications.updated.event') afterSubmissions(revalidate);
      }),
    [onStreamEvent, afterSubmissions, revalidate],
  );
}
