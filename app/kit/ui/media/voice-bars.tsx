import clsx from 'clsx';
import type { ReactNode } from 'react';
import { clockText } from './clock-text';

interface VoiceBarsProps {
  /** The name of the sound for screen readers. */
  label: string;
  /** The loudness from start to end, in hundredths. */
  peaks: readonly number[];
  seconds: number;
  isMine: boolean;
  /** The part that has been played, from 0 to 1. */
  played: number;
  /** The play button, or a placeholder for it. */
  children: ReactNode;
}

/** Shows a voice message: its play button, bars and length. */
export function VoiceBars({ label, peaks, seconds, isMine, played, children }: VoiceBarsProps) {
  return (
    <div className="flex items-center gap-3 p-[9px] pe-4">
      {children}
      <span
        aria-hidden="true"
        className="flex h-6.5 min-w-0 items-center gap-[2.5px] overflow-hidden"
      >
        {peaks.map((peak, index) => (
          <span
            key={index}
            style={{ height: `${Math.max(12, peak)}%` }}
            className={clsx(
              'w-[2.5px] shrink-0 rounded-full',
              index < played * peaks.length
                ? isMine
                  ? 'bg-on-mine'
                  : 'bg-rose'
                : 'bg-current opacity-45',
            )}
          />
        ))}
      </span>
      <span className="ms-auto text-[0.8125rem]/5 tabular-nums">
        <span className="sr-only">{label} </span>
        {clockText(seconds)}
      </span>
    </div>
  );
}
