import { EventSource } from 'eventsource';
import * as z from 'zod';
import type { StreamFrame } from '~/app/kit/realtime/stream-event';
import { readStream } from '~/app/kit/realtime/stream-reader';

interface BalanceStreamOptions {
  /** Returns the address of any gateway. It is chosen again for every connection. */
  gatewayUrl: () => string;
  webUrl: string;
  cookie: string;
}

const balanceSchema = z.object({ balance: z.number() });

/** Follows a person's balance on their event stream, with the browser client's own reader. */
export class BalanceStream {
  /** All balances received, in order. */
  readonly received: number[] = [];
  /** The number of balances that were received more than once. A reload resets the comparison. */
  repeats = 0;
  #since = new Set<number>();
  /** The balance that a page would show. */
  shown: number | null = null;
  /** The time in milliseconds at which it first opened. Earlier changes need not be received. */
  openedAt = Infinity;
  /** The times in milliseconds of reloads because of events that were no longer available. */
  readonly resyncs: number[] = [];
  #stop = new AbortController();
  #lastEventId: string | null = null;
  #loadedAt = Date.now();

  constructor(private readonly options: BalanceStreamOptions) {
    void this.#read();
  }

  close(): void {
    this.#stop.abort();
  }

  async #read(): Promise<void> {
    const { signal } = this.#stop;
    const { gatewayUrl, cookie } = this.options;
    // The reader stops after some attempts. The loop simulates a person who returns.
    while (!signal.aborted) {
      await readStream({
        openSource: (path) => {
          const source = new EventSource(`${gatewayUrl()}${path}`, {
            fetch: (address, init) =>
              fetch(address, { ...init, headers: { ...init.headers, cookie } }),
          });
          source.addEventListener('open', () => {
            this.openedAt = Math.min(this.openedAt, Date.now());
          });
          return source;
        },
        refreshSession: () => Promise.resolve('renewed'),
        lastEventId: () => this.#lastEventId,
        loadedAt: () => this.#loadedAt,
        onFrame: (frame) => this.#take(frame),
        signal,
      });
    }
  }

  #take({ event, lastEventId }: StreamFrame): void {
    this.#lastEventId = lastEventId;
    if (event.eventName === 'user.token-balance-updated.event') {
      this.received.push(event.balance);
      if (this.#since.has(event.balance)) this.repeats += 1;
      this.#since.add(event.balance);
      this.shown = event.balance;
    }
    if (event.eventName === 'resync') {
      this.resyncs.push(Date.now());
      this.#since.clear();
      void this.#load();
    }
  }

  /** Loads the data like a page after a resync event. */
  async #load(): Promise<void> {
    const { webUrl, cookie } = this.options;
    const answer: unknown = await fetch(`${webUrl}/api/v1/users/balance`, { headers: { cookie } })
      .then((response) => response.json())
      .catch(() => null);
    const parsed = balanceSchema.safeParse(answer);
    if (parsed.success) this.shown = parsed.data.balance;
  }
}
