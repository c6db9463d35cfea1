import clsx from 'clsx';
import type { ReactNode } from 'react';
import { clockText } from './clock-text';

interface VoiceBarsProps {
  /** What it is, for whoever does not see it. */
  label: string;
  /** How loud it is from start to end, in hundredths. */
  peaks: readonly number[];
  seconds: number;
  isMine: boolean;
  /** How much of it has been played, from 0 to 1. */
  heard: number;
  /** What plays it, or stands for that. */
  children: ReactNode;
}

/** The sound of a voice message as it is drawn: what plays it, bars, its length. */
export function VoiceBars({ label, peaks, seconds, isMine, heard, children }: VoiceBarsProps) {
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
              index < heard * peaks.length
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
