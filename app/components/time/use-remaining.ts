import { useEffect, useState } from 'react';
import { useSite } from '../shell/use-site';
import { remainingOf, type Remaining } from './countdown';

interface Countdown {
  /** When it ends, in milliseconds since 1970. */
  end: number;
  /** Of the whole countdown, in milliseconds. */
  duration: number;
  /** Milliseconds between two looks at the clock: 10 where hundredths are shown. */
  every?: number;
}

/** What is left of a countdown; drawn for the server's moment first, then by the browser's clock. */
export function useRemaining({ end, duration, every = 250 }: Countdown): Remaining {
  const { renderedAt } = useSite();
  const [now, setNow] = useState(() => new Date(renderedAt).getTime());
  const remaining = remainingOf(end, duration, now);
  const { isDone } = remaining;
  useEffect(() => {
    if (isDone) return;
    const tick = () => setNow(Date.now());
    tick();
    const timer = setInterval(tick, every);
    return () => clearInterval(timer);
  }, [every, isDone, end]);
  return remaining;
}
