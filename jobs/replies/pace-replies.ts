import type { Logger } from '~/observability/logger';
import { fastest, nextReplyRate } from './next-reply-rate';

export interface Pace {
  /** Resolves when the next reply may begin. */
  turn(): Promise<void>;
  /** Nothing was due after all: the turn is somebody else's. */
  giveBack(): void;
  stop(): void;
}

const lookEveryMs = 25;
/** After a quiet while so many seconds' worth begin at once. */
const burstSeconds = 0.25;

/**
 * Makes replies stand back while sends are held up: both want the same processors and the same
 * database, and a reply may be late where a send may not. A token bucket whose rate follows the
 * sends. Each waits a moment before it is taken up, and that is no reason: held up is what has
 * waited from one look to the next.
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
    // At full rate an idle process has nothing to learn.
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
