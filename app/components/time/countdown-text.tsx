import clsx from 'clsx';
import { hoursText, hundredthsText, minutesText } from './countdown';
import { useRemaining } from './use-remaining';

interface CountdownTextProps {
  /** When it ends, in milliseconds since 1970. */
  end: number;
  /** Of the whole countdown, in milliseconds. */
  duration: number;
  /** mm:ss, mm:ss and hundredths, or hh:mm:ss. */
  format: 'minutes' | 'hundredths' | 'hours';
  className?: string;
}

const texts = { minutes: minutesText, hundredths: hundredthsText, hours: hoursText };

/** Time running out, in figures that do not jump about. It is not read out at every tick. */
export function CountdownText({ end, duration, format, className }: CountdownTextProps) {
  const remaining = useRemaining({ end, duration, every: format === 'hundredths' ? 10 : 250 });
  return (
    <span role="timer" aria-live="off" className={clsx('tabular-nums', className)}>
      {texts[format](remaining)}
    </span>
  );
}
