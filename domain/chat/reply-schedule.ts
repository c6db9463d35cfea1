import type { Settings } from '../settings/schema';

interface Progress {
  /** How often the model has been asked in vain. */
  failures: number;
  /** When the message began to wait for its answer. */
  since: Date;
  now: Date;
  /** Milliseconds the model asked to be left alone. */
  retryAfterMs: number | undefined;
}

/** Each wait is this many times the one before; with the defaults six attempts fill two minutes. */
const growth = 3;

/**
 * When a reply is tried again: after a wait that grows with every failure, no sooner than the model
 * asked for, the last time when the patience of the settings ends. Null when it is given up, for
 * attempts or patience are used up or would be. `random` is from 0 to 1, for the jitter.
 */
export function nextAttemptAt(
  { failures, since, now, retryAfterMs = 0 }: Progress,
  settings: Pick<Settings, 'reply_max_attempts' | 'reply_patience_seconds' | 'reply_backoff_ms'>,
  random: () => number,
): Date | null {
  const end = since.getTime() + settings.reply_patience_seconds * 1000;
  const time = now.getTime();
  if (failures >= settings.reply_max_attempts || time >= end || time + retryAfterMs > end) {
    return null;
  }
  const backoffMs = settings.reply_backoff_ms * growth ** Math.max(0, failures - 1);
  const jittered = backoffMs * (0.75 + random() / 2);
  return new Date(Math.min(end, time + Math.max(jittered, retryAfterMs)));
}
