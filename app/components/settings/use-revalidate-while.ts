import { useRevalidator } from '@remix-run/react';
import { useEffect } from 'react';

const everyMs = 3000;

/** Looks again every few seconds while something is under way and the page is being looked at. */
export function useRevalidateWhile(isUnderWay: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') revalidate();
    }, everyMs);
    return () => clearInterval(timer);
  }, [isUnderWay, revalidate]);
}
