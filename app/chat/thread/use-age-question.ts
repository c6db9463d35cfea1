import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { useRealtime } from '../live/realtime-context';

/** Loads the page's data anew when its reader is asked for their age, so that it asks them. */
export function useAgeQuestion(): void {
  const { onStreamEvent } = useRealtime();
  const { revalidate } = useRevalidator();
  useEffect(
    () =>
      onStreamEvent(({ eventName }) => {
        if (eventName === 'age-question.asked.event') revalidate();
      }),
    [onStreamEvent, revalidate],
  );
}
