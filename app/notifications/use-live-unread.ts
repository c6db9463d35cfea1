import type { StreamEvent } from '../kit/realtime/stream-event';
import { useLiveFigure } from '../kit/realtime/use-live-figure';

const unreadOf = (event: StreamEvent) =>
  event.eventName === 'notifications.updated.event' ? event.unread : null;

/** Returns how many notices are unread: as the page was loaded with, or as an event has told since. */
export const useLiveUnread = (loaded: number): number => useLiveFigure(loaded, unreadOf);
