import { useEffect, useState } from 'react';
import { useRealtime } from '../realtime/realtime-context';

/** The balance the page was loaded with, or the one the stream has told since. */
export function useLiveBalance(loaded: number): number {
  const { onStreamEvent } = useRealtime();
  const [told, setTold] = useState<{ since: number; balance: number } | null>(null);
  useEffect(
    () =>
      onStreamEvent((event) => {
        if (event.eventName === 'user.token-balance-updated.event') {
          setTold({ since: loaded, balance: event.balance });
        }
      }),
    [onStreamEvent, loaded],
  );
  return told && told.since === loaded ? told.balance : loaded;
}
