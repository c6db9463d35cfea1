import type { StreamEvent } from '../kit/realtime/stream-event';
import { useLiveFigure } from '../kit/realtime/use-live-figure';

const balanceOf = (event: StreamEvent) =>
  event.eventName === 'user.token-balance-updated.event' ? event.balance : null;

/** Returns the balance from the page's data or a newer event. */
export const useLiveBalance = (loaded: number): number => useLiveFigure(loaded, balanceOf);
