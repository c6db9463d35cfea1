import { useEffect } from 'react';
import { useCountdown } from '../kit/ui/behaviour/use-countdown';
import { useLatest } from '../kit/ui/behaviour/use-latest';

export interface OfferClock {
  /** Until when an offer is theirs, and when that was said, both by the server's clock. */
  endsAt: string;
  now: string;
}

/** Whole seconds that an offer goes on, by the server's clock; the browser's own may be wrong. */
export function useOfferClock({ endsAt, now }: OfferClock, onEnd?: () => void): number {
  const whole = Math.ceil((new Date(endsAt).getTime() - new Date(now).getTime()) / 1000);
  const left = useCountdown(Math.max(0, whole), now);
  const ended = useLatest(onEnd);
  useEffect(() => {
    if (left === 0) ended.current?.();
  }, [left, ended]);
  return left;
}
