import { createHash } from 'node:crypto';
import type { ModelMessage } from './protocol';

/** Threads whose replies are remembered; the oldest are forgotten. */
const mostThreads = 500;

/**
 * Remembers what was replied to each thread. A thread that comes again wants another reply, as "Try
 * again" does; models achieve the same by chance. The system prompt, with its time of day, does not
 * count.
 */
export class EarlierReplies {
  readonly #byThread = new Map<string, string[]>();

  /** Returns the reply of `write`, which receives the earlier replies to the same thread. */
  next(messages: readonly ModelMessage[], write: (rejected: readonly string[]) => string): string {
    const key = keyOf(messages);
    const earlier = this.#byThread.get(key) ?? [];
    const reply = write(earlier);
    this.#byThread.delete(key);
    this.#byThread.set(key, [...earlier, reply]);
    const [oldest] = this.#byThread.keys();
    if (this.#byThread.size > mostThreads && oldest !== undefined) this.#byThread.delete(oldest);
    return reply;
  }
}

function keyOf(messages: readonly ModelMessage[]): string {
  const hash = createHash('sha256');
  const name = /^Name: (.+)$/m.exec(messages[0]?.content ?? '')?.[1] ?? '';
  hash.update(name);
  for (const { role, content } of messages) {
    if (role !== 'system') hash.update(`\n${role}:${content}`);
  }
  return hash.digest('base64');
}
