import type { Waiting } from './outbox';

/** The interval between checks for messages to send again, in milliseconds. */
export const lookEveryMs = 1_000;
/**
 * Milliseconds after which a message without an outcome is sent again. Only the sender can notice a lost
 * command; the server cannot.
 */
const patienceMs = 5_000;
/** The pause in milliseconds after a gateway was too busy for a message; it doubles with each refusal. */
const pauseMs = 1_000;
/**
 * The maximum number of messages sent again per check: a gateway accepts ten commands a second per person.
 */
const mostAtOnce = 8;

/** Decides when a tab's unconfirmed messages are sent again. Their keys make repetitions harmless. */
export function createResends(now: () => number = Date.now) {
  const attempts = new Map<string, { dueAt: number; refusals: number }>();
  return {
    /** Starts over on a new connection, because everything sent over the last one may be lost. */
    begin: () => attempts.clear(),
    sent(key: string): void {
      const refusals = attempts.get(key)?.refusals ?? 0;
      attempts.set(key, { dueAt: now() + patienceMs, refusals });
    },
    /** Records that the gateway was too busy or its queue did not respond. */
    postponed(key: string): void {
      const refusals = attempts.get(key)?.refusals ?? 0;
      const pause = Math.min(pauseMs * 2 ** refusals, patienceMs);
      attempts.set(key, { dueAt: now() + pause, refusals: refusals + 1 });
    },
    /** Returns the waiting messages that are due now, in the order of writing. */
    due(waiting: Waiting[]): Waiting[] {
      const keys = new Set(waiting.map(({ idempotencyKey }) => idempotencyKey));
      for (const key of attempts.keys()) if (!keys.has(key)) attempts.delete(key);
      const isDue = ({ idempotencyKey }: Waiting) =>
        (attempts.get(idempotencyKey)?.dueAt ?? 0) <= now();
      return waiting.filter(isDue).slice(0, mostAtOnce);
    },
  };
}
