import { createContext, useContext } from 'react';
import type { StreamEvent } from './stream-event';

/** Follows the events of a page; `at` is when one was told, in milliseconds by the server's clock. */
export type OnStreamEvent = (listener: (event: StreamEvent, at: number) => void) => () => void;

export const EventStreamContext = createContext<OnStreamEvent>(() => () => undefined);

/** What follows the page's events; nothing ever comes in a modal, which stands beside the page. */
export const useStreamEvents = (): OnStreamEvent => useContext(EventStreamContext);
