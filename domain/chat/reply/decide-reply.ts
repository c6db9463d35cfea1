import type { MessagesRow } from '~/db/rows';
import type { SettingsOf } from '../../shared/define-settings';
import type { chatSettings } from '../settings';

type Figures = Pick<
  SettingsOf<typeof chatSettings>,
  'reply_max_attempts' | 'reply_patience_seconds' | 'reply_backoff_ms'
>;

interface Claimed {
  /** The attempt number of the lease. */
  attempt: number;
  /** True if it takes over an expired lease that was never released. */
  isTakeover: boolean;
  /** The time since which the message waits for its reply. */
  since: Date;
}

/**
 * Decides whether a claimed reply is written at all: not if the character was withdrawn, nor if
 * several writers have crashed on it. Failures of the model are counted separately.
 */
export function decideWriting(
  { attempt, isTakeover, since }: Claimed,
  { isWithdrawn, now }: { isWithdrawn: boolean; now: Date },
  settings: Omit<Figures, 'reply_backoff_ms'>,
): 'write' | 'give-up' {
  if (isWithdrawn) return 'give-up';
  const isBeyondHope = attempt > settings.reply_max_attempts && now > endOf(since, settings);
  return isTakeover && isBeyondHope ? 'give-up' : 'write';
}

interface Progress {
  /** The number of earlier failed model calls. */
  failures: number;
  since: Date;
  now: Date;
}

/** The kind of failure of an attempt. */
export type Failure =
  /** The model refuses permanently. */
  | { kind: 'refused' }
  /** `wasCalled` is false if the circuit is open. `retryAfterMs` is the wait that the model requested. */
  | { kind: 'unavailable'; wasCalled: boolean; retryAfterMs?: number | undefined };

export type AfterFailure =
  { kind: 'give-up' } | { kind: 'postpone'; failures: number; until: Date };

/** The factor between successive waits; with the defaults six attempts take two minutes. */
const growth = 3;

/**
 * Decides whether a reply is tried again. The wait grows with every failure and is at least as long as
 * the model requested; the last attempt is at the end of the configured patience. Gives up immediately
 * if the model refuses, or if attempts or patience are or would be used up. `random` returns 0 to 1,
 * for the jitter.
 */
export function decideAfterFailure(
  { failures: earlier, since, now }: Progress,
  failure: Failure,
  settings: Figures,
  random: () => number,
): AfterFailure {
  if (failure.kind === 'refused') return { kind: 'give-up' };
  const { wasCalled, retryAfterMs = 0 } = failure;
  const failures = earlier + (wasCalled ? 1 : 0);
  const end = endOf(since, settings).getTime();
  const time = now.getTime();
  const isOver = failures >= settings.reply_max_attempts || time >= end;
  if (isOver || time + retryAfterMs > end) return { kind: 'give-up' };
  const backoffMs = settings.reply_backoff_ms * growth ** Math.max(0, failures - 1);
  const jittered = backoffMs * (0.75 + random() / 2);
  const until = new Date(Math.min(end, time + Math.max(jittered, retryAfterMs)));
  return { kind: 'postpone', failures, until };
}

function endOf(since: Date, settings: Pick<Figures, 'reply_patience_seconds'>): Date {
  return new Date(since.getTime() + settings.reply_patience_seconds * 1000);
}

/** Returns the refund for an unanswered message: its tokens, or the free message it used. */
export function refundOf(
  { price_tokens, is_trial }: Pick<MessagesRow, 'price_tokens' | 'is_trial'>,
  { isGuest }: { isGuest: boolean },
): { tokens: number; isTrialReturned: boolean } {
  return { tokens: isGuest ? 0 : price_tokens, isTrialReturned: is_trial };
}
