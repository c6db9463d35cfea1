import type { MessagesRow } from '~/db/rows';
import type { SettingsOf } from '../../shared/define-settings';
import type { chatSettings } from '../settings';

type Figures = Pick<
  SettingsOf<typeof chatSettings>,
  'reply_max_attempts' | 'reply_patience_seconds' | 'reply_backoff_ms'
>;

interface Claimed {
  /** Of the lease: how often somebody began to write. */
  attempt: number;
  /** Whether the lease of somebody who never gave it back is taken over. */
  isTakeover: boolean;
  /** When the message began to wait for its answer. */
  since: Date;
}

/**
 * Whether a claimed reply is written at all: not where the character was withdrawn, nor where writer
 * after writer has died over it. A model that fails is counted otherwise.
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
  /** How often the model had been asked in vain. */
  failures: number;
  since: Date;
  now: Date;
}

/** How an attempt failed. */
export type Failure =
  /** The model will not answer, however often it is asked. */
  | { kind: 'refused' }
  /** `wasAsked` is false behind an open circuit; the model may have asked to be left alone. */
  | { kind: 'unavailable'; wasAsked: boolean; retryAfterMs?: number | undefined };

export type AfterFailure =
  { kind: 'give-up' } | { kind: 'postpone'; failures: number; until: Date };

/** Each wait is this many times the one before; with the defaults six attempts fill two minutes. */
const growth = 3;

/**
 * Whether a reply is tried again: after a wait that grows with every failure, no sooner than the
 * model asked for, the last time when the patience of the settings ends. It is given up at once when
 * the model refuses, and when attempts or patience are used up or would be. `random` is from 0 to 1,
 * for the jitter.
 */
export function decideAfterFailure(
  { failures: earlier, since, now }: Progress,
  failure: Failure,
  settings: Figures,
  random: () => number,
): AfterFailure {
  if (failure.kind === 'refused') return { kind: 'give-up' };
  const { wasAsked, retryAfterMs = 0 } = failure;
  const failures = earlier + (wasAsked ? 1 : 0);
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

/** What somebody has back whose message is not answered: its tokens, or the free message it used. */
export function refundOf(
  { price_tokens, is_trial }: Pick<MessagesRow, 'price_tokens' | 'is_trial'>,
  { isGuest }: { isGuest: boolean },
): { tokens: number; isTrialReturned: boolean } {
  return { tokens: isGuest ? 0 : price_tokens, isTrialReturned: is_trial };
}
