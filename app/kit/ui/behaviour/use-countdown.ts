import { useEffect, useState } from 'react';

/** Counts seconds down to 0. A new measurement restarts it. */
export function useCountdown(seconds: number, measuredAt: string): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = Date.now() + seconds * 1000;
    const tick = () => setLeft(Math.max(0, Math.ceil((end - Date.now()) / 1000)));
    tick();
    const timer = setInterval(tick, 250);
    return () => clearInterval(timer);
  }, [seconds, measuredAt]);
  return left;
}
