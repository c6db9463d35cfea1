import { useEffect } from 'react';
import { useCountdown } from '../kit/ui/behaviour/use-countdown';
import { useLatest } from '../kit/ui/behaviour/use-latest';

export interface OfferClock {
  /** The end of the offer and the time of the response, both by the server's clock. */
  endsAt: string;
  now: string;
}

/**
 * Returns the whole seconds until the offer ends, by the server's clock, because the browser's own may be
 * wrong.
 */
export function useOfferClock({ endsAt, now }: OfferClock, onEnd?: () => void): number {
  const whole = Math.ceil((new Date(endsAt).getTime() - new Date(now).getTime()) / 1000);
  const left = useCountdown(Math.max(0, whole), now);
  const ended = useLatest(onEnd);
  useEffect(() => {
    if (left === 0) ended.current?.();
  }, [left, ended]);
  return left;
}
