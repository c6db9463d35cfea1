import type { StreamEvent } from '../kit/realtime/stream-event';
import { useLiveFigure } from '../kit/realtime/use-live-figure';

const unreadOf = (event: StreamEvent) =>
  event.eventName === 'notifications.updated.event' ? event.unread : null;

/** Returns the number of unread notices, from the page's data or a newer event. */
export const useLiveUnread = (loaded: number): number => useLiveFigure(loaded, unreadOf);
