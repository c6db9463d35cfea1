import type { StreamEvent } from '../kit/realtime/stream-event';
import { useLiveFigure } from '../kit/realtime/use-live-figure';

const balanceOf = (event: StreamEvent) =>
  event.eventName === 'user.token-balance-updated.event' ? event.balance : null;

/** Returns the balance the page was loaded with, or the one an event has told since. */
export const useLiveBalance = (loaded: number): number => useLiveFigure(loaded, balanceOf);
