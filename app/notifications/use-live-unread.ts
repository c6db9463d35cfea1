import { useEffect, useState } from 'react';
import { useRealtime } from '../realtime/realtime-context';

/** Unread notices: as many as the page was loaded with, or as the stream has told since. */
export function useLiveUnread(loaded: number): number {
  const { onStreamEvent } = useRealtime();
  const [told, setTold] = useState<{ since: number; unread: number } | null>(null);
  useEffect(
    () =>
      onStreamEvent((event) => {
        if (event.eventName === 'notifications.updated.event') {
          setTold({ since: loaded, unread: event.unread });
        }
      }),
    [onStreamEvent, loaded],
  );
  return told && told.since === loaded ? told.unread : loaded;
}
