import { useEffect } from 'react';
import { useStreamEvents } from '../../kit/realtime/event-stream-context';
import { useLatest } from '../../kit/ui/behaviour/use-latest';
import type { CheckoutView } from '../checkout-view';

/** Milliseconds between checks of an unsettled payment. */
const lookEvery = 2000;

/**
 * Reloads while a payment is in progress or its product has not arrived: on an event of the stream, and at
 * intervals without one.
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
