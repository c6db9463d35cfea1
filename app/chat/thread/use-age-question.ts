import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { useStreamEvents } from '../../kit/realtime/event-stream-context';

/** Loads the page's data anew when its reader is asked for their age, so that it asks them. */
export function useAgeQuestion(): void {
  const onStreamEvent = useStreamEvents();
  const { revalidate } = useRevalidator();
  useEffect(
    () =>
      onStreamEvent(({ eventName }) => {
        if (eventName === 'age-question.asked.event') revalidate();
      }),
    [onStreamEvent, revalidate],
  );
}
