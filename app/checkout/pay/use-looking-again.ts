import { useEffect } from 'react';
import { useStreamEvents } from '../../kit/realtime/event-stream-context';
import { useLatest } from '../../kit/ui/behaviour/use-latest';
import type { CheckoutView } from '../checkout-view';

/** How often what is not settled yet is looked after, in milliseconds. */
const lookEvery = 2000;

/**
 * Looks again while a payment is under way, or what was paid is not there yet: as soon as the stream
 * tells of it, and every while where nothing is told.
 */
export function useLookingAgain(view: CheckoutView | null, reload: () => void): void {
  const latest = useLatest(reload);
  const onStreamEvent = useStreamEvents();
  const isComing = view?.state === 'paying' || (view?.paid && view.paid.arrival !== 'there');
  const orderId = view?.orderId;
  useEffect(() => {
    if (!isComing) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') latest.current();
    }, lookEvery);
    const leave = onStreamEvent((event) => {
      const isOurs = event.eventName === 'payment.updated.event' && event.orderId === orderId;
      if (isOurs) latest.current();
    });
    return () => {
      clearInterval(timer);
      leave();
    };
  }, [isComing, orderId, onStreamEvent, latest]);
}
