import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { useStreamEvents } from '../kit/realtime/event-stream-context';
import { useWhenIdle } from '../kit/ui/behaviour/use-when-idle';

/** Reloads the list when a notice arrives or is read in another tab. */
export function useNewNotices(): void {
  const { revalidate } = useRevalidator();
  const whenIdle = useWhenIdle();
  const onStreamEvent = useStreamEvents();
  useEffect(
    () =>
      onStreamEvent(({ eventName }) => {
        if (eventName === 'notifications.updated.event') whenIdle(revalidate);
      }),
    [onStreamEvent, whenIdle, revalidate],
  );
}
