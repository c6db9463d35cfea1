import { useId } from 'react';

type MoonLook = 'claimed' | 'active' | 'dim';

interface MoonProps {
  /** The day of the streak, from 1 to 7; the moon is full on the last. */
  day: number;
  look: MoonLook;
  className: string;
}

const days = 7;
const radius = 18;

const colours: Record<MoonLook, [string, string]> = {
  claimed: ['#f5dc9c', '#dcae55'],
  active: ['#ff7d92', '#ffb56e'],
  dim: ['#5a4560', '#46344d'],
};

/** Returns the outline of the lit part of a moon that waxes from day 1 to full on day 7. */
function moonPath(day: number): string {
  const lit = Math.min(day, days) / days;
  // The inner edge is half an ellipse: it leans into the light before half moon, and away from it after.
  const width = Math.abs(1 - 2 * lit) * radius;
  const sweep = lit < 0.5 ? 0 : 1;
  return `M20 2A${radius} ${radius} 0 0 1 20 38A${width.toFixed(2)} ${radius} 0 0 ${sweep} 20 2Z`;
}

/** A waxing moon, the sign of a day of the streak. */
export function Moon({ day, look, className }: MoonProps) {
  const gradient = useId();
  const [from, to] = colours[look];
  return (
    <svg aria-hidden="true" viewBox="0 0 40 40" className={className}>
      <defs>
        <linearGradient id={gradient} x1="0" y1="1" x2="1" y2="0">
          <stop stopColor={from} />
          <stop offset="1" stopColor={to} />
        </linearGradient>
      </defs>
      <circle cx="20" cy="20" r={radius} className="fill-surface stroke-line-2" />
      <path d={moonPath(day)} fill={`url(#${gradient})`} />
    </svg>
  );
}
