import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { useStreamEvents } from '../../kit/realtime/event-stream-context';

/**
 * Reloads the page's data when the server requires an answer about the reader's age, to show the question.
 */
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
