import { useEffect, useState } from 'react';
import { usePrefersReducedMotion } from '../behaviour/use-prefers-reduced-motion';

interface RollingNumberProps {
  from: number;
  to: number;
  locale: string;
}

/** Milliseconds, as specified. */
const rollsFor = 1500;

/**
 * Animates a figure from its old value to the new one; without animation if reduced motion is preferred.
 */
export function RollingNumber({ from, to, locale }: RollingNumberProps) {
  const isStill = usePrefersReducedMotion();
  const [shown, setShown] = useState(to);
  useEffect(() => {
    if (isStill || from === to) return;
    const begun = performance.now();
    let frame = 0;
    const roll = () => {
      const part = Math.min(1, (performance.now() - begun) / rollsFor);
      setShown(Math.round(from + (to - from) * (1 - (1 - part) ** 3)));
      if (part < 1) frame = requestAnimationFrame(roll);
    };
    roll();
    return () => {
      cancelAnimationFrame(frame);
      setShown(to);
    };
  }, [from, to, isStill]);
  return (
    <>
      <span className="sr-only">{to.toLocaleString(locale)}</span>
      <span aria-hidden="true">{shown.toLocaleString(locale)}</span>
    </>
  );
}
