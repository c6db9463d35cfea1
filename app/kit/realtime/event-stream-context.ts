import { createContext, useContext } from 'react';
import type { StreamEvent } from './stream-event';

/**
 * Subscribes to the events of a page. `at` is the time of an event in milliseconds, by the server's clock.
 */
export type OnStreamEvent = (listener: (event: StreamEvent, at: number) => void) => () => void;

export const EventStreamContext = createContext<OnStreamEvent>(() => () => undefined);

/**
 * Returns the subscription to the page's events. Modals are rendered outside the provider and receive none.
 */
export const useStreamEvents = (): OnStreamEvent => useContext(EventStreamContext);
