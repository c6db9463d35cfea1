import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { useWhenIdle } from './use-when-idle';

const everyMs = 3000;

/** Everything on the page that waits; it looks again once for all of it. */
const waiting = new Set<() => void>();

/** Looks again every few seconds while something is under way and the page is being looked at. */
export function useRevalidateWhile(isUnderWay: boolean): void {
  const { revalidate } = useRevalidator();
  const whenIdle = useWhenIdle();
  useEffect(() => {
    if (!isUnderWay) return;
    waiting.add(revalidate);
    const timer = setInterval(() => {
      const [first] = waiting;
      const isSeen = document.visibilityState === 'visible';
      if (first === revalidate && isSeen) whenIdle(revalidate);
    }, everyMs);
    return () => {
      waiting.delete(revalidate);
      clearInterval(timer);
    };
  }, [isUnderWay, revalidate, whenIdle]);
}
