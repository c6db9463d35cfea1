import { useEffect, useState } from 'react';
import { useSite } from '../shell/use-site';
import { rollDelay, rollDuration, rolledNumber } from './rolled-number';

interface RollingNumberProps {
  from: number;
  to: number;
  /** Milliseconds. */
  delay?: number;
  duration?: number;
  /** Written after the figure, with its own space where it wants one. */
  suffix?: string;
  className?: string;
}

/** A figure that rolls to its value; whoever wants no movement, and who listens, gets the value. */
export function RollingNumber(props: RollingNumberProps) {
  const { from, to, delay = rollDelay, duration = rollDuration, suffix = '', className } = props;
  const { locale } = useSite();
  const [shown, setShown] = useState(to);
  useEffect(() => {
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return setShown(to);
    const start = performance.now();
    let frame = 0;
    const draw = () => {
      const elapsed = performance.now() - start;
      setShown(rolledNumber({ from, to, delay, duration }, elapsed));
      if (elapsed < delay + duration) frame = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(frame);
  }, [from, to, delay, duration]);
  return (
    <span className={className}>
      <span aria-hidden="true" className="tabular-nums">
        {shown.toLocaleString(locale)}
        {suffix}
      </span>
      <span className="sr-only">
        {to.toLocaleString(locale)}
        {suffix}
      </span>
    </span>
  );
}
