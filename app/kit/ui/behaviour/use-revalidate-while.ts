import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';
import { useWhenIdle } from './use-when-idle';

const everyMs = 3000;

/** All parts of the page that wait. One reload serves all of them. */
const waiting = new Set<() => void>();

/** Reloads the data every few seconds while something is in progress and the page is visible. */
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
