import type { Waiting } from './outbox';

/** How often to look for messages that are due to be sent again, in milliseconds. */
export const lookEveryMs = 1_000;
/**
 * Milliseconds after which a message without an outcome is sent again. A server that lost a command
 * cannot know of it; the sender can.
 */
const patienceMs = 5_000;
/** The pause after a gateway had no room for a message; it doubles with each refusal. */
const pauseMs = 1_000;
/** Messages that are sent again at one look: a gateway takes ten commands a second of a person. */
const mostAtOnce = 8;

/** Decides when unconfirmed messages of a tab are sent again. Their keys make that harmless. */
export function createResends(now: () => number = Date.now) {
  const attempts = new Map<string, { dueAt: number; refusals: number }>();
  return {
    /** Starts over on a new connection: whatever went over the last one may be lost. */
    begin: () => attempts.clear(),
    sent(key: string): void {
      const refusals = attempts.get(key)?.refusals ?? 0;
      attempts.set(key, { dueAt: now() + patienceMs, refusals });
    },
    /** Notes that the gateway had no room, or its queue did not answer. */
    postponed(key: string): void {
      const refusals = attempts.get(key)?.refusals ?? 0;
      const pause = Math.min(pauseMs * 2 ** refusals, patienceMs);
      attempts.set(key, { dueAt: now() + pause, refusals: refusals + 1 });
    },
    /** Returns those of the waiting messages to send now, in the order they were written. */
    due(waiting: Waiting[]): Waiting[] {
      const keys = new Set(waiting.map(({ idempotencyKey }) => idempotencyKey));
      for (const key of attempts.keys()) if (!keys.has(key)) attempts.delete(key);
      const isDue = ({ idempotencyKey }: Waiting) =>
        (attempts.get(idempotencyKey)?.dueAt ?? 0) <= now();
      return waiting.filter(isDue).slice(0, mostAtOnce);
    },
  };
}
