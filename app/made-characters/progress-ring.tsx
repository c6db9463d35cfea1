interface ProgressRingProps {
  percent: number;
  /** The width and height in pixels. */
  size: number;
  /** The name of what is being made, for screen readers. */
  label: string;
}

/** Shows a progress in percent as a ring around the figure. */
export function ProgressRing({ percent, size, label }: ProgressRingProps) {
  const radius = 44;
  const round = 2 * Math.PI * radius;
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuenow={percent}
      aria-valuemin={0}
      aria-valuemax={100}
      className="relative flex items-center justify-center"
      style={{ width: size, height: size }}
    >
      <svg viewBox="0 0 100 100" aria-hidden className="absolute inset-0 -rotate-90">
        <circle cx="50" cy="50" r={radius} fill="none" strokeWidth="6" className="stroke-veil-2" />
        <circle
          cx="50"
          cy="50"
          r={radius}
          fill="none"
          strokeWidth="6"
          strokeLinecap="round"
          strokeDasharray={round}
          strokeDashoffset={round * (1 - percent / 100)}
          className="stroke-rose"
        />
      </svg>
      <span className="font-[560]">{percent}%</span>
    </div>
  );
}
