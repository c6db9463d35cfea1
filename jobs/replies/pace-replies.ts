import type { Logger } from '~/observability/logger';
import { fastest, nextReplyRate } from './next-reply-rate';

export interface Pace {
  /** Resolves when the next reply may begin. */
  turn(): Promise<void>;
  /** Returns an unused turn, because no reply was due. */
  giveBack(): void;
  stop(): void;
}

const lookEveryMs = 25;
/** After a quiet period, replies for this many seconds begin immediately. */
const burstSeconds = 0.25;

/**
 * Slows down replies while sends are delayed: both need the same CPUs and database, and a reply may be
 * late, unlike a send. Uses a token bucket whose rate follows the sends. A short wait is normal for every
 * send; a send counts as delayed if it has waited from one check to the next.
 */
export function paceReplies(listOldestSends: () => Promise<string[]>, logger: Logger): Pace {
  const waiting: (() => void)[] = [];
  let rate = fastest;
  let tokens = 1;
  let filledAt = performance.now();
  let isLooking = false;
  let isBusy = false;
  let seen: ReadonlySet<string> = new Set();
  const begin = () => {
    const now = performance.now();
    tokens = Math.min(Math.max(1, rate * burstSeconds), tokens + (rate * (now - filledAt)) / 1000);
    filledAt = now;
    for (; tokens >= 1 && waiting.length > 0; tokens -= 1) waiting.shift()?.();
  };
  const look = async () => {
    const oldest = await listOldestSends();
    rate = nextReplyRate(
      rate,
      oldest.some((id) => seen.has(id)),
    );
    seen = new Set(oldest);
  };
  const timer = setInterval(() => {
    begin();
    // At full rate an idle process need not check.
    if (isLooking || (rate === fastest && !isBusy)) return;
    isLooking = true;
    isBusy = waiting.length > 0;
    void look()
      .catch((error: unknown) => logger.debug({ err: error }, 'waiting sends not known'))
      .finally(() => (isLooking = false));
  }, lookEveryMs);
  return {
    turn: () =>
      new Promise((resolve) => {
        isBusy = true;
        waiting.push(resolve);
        begin();
      }),
    giveBack() {
      tokens += 1;
    },
    stop() {
      clearInterval(timer);
      for (const go of waiting.splice(0)) go();
    },
  };
}
