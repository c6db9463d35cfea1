import { EventSource } from 'eventsource';
import * as z from 'zod';
import type { StreamFrame } from '~/app/kit/realtime/stream-event';
import { readStream } from '~/app/kit/realtime/stream-reader';

interface BalanceStreamOptions {
  /** Any gateway; which one is chosen anew for every connection. */
  gatewayUrl: () => string;
  webUrl: string;
  cookie: string;
}

const balanceSchema = z.object({ balance: z.number() });

/** Somebody's event stream, read with the browser client's own part; what it tells of their balance. */
export class BalanceStream {
  /** Every balance that was told, in order. */
  readonly told: number[] = [];
  /** How many of them had been told before; what is loaded anew begins anew. */
  repeats = 0;
  #since = new Set<number>();
  /** The balance that a page would show. */
  shown: number | null = null;
  /** When it first stood: what was written before that is not its to tell, in milliseconds. */
  openedAt = Infinity;
  /** When all was loaded anew because something could not be told any more, in milliseconds. */
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
    // It gives up after some attempts; the person comes back.
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
      this.told.push(event.balance);
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

  /** As a page does that is told to load its data anew. */
  async #load(): Promise<void> {
    const { webUrl, cookie } = this.options;
    const answer: unknown = await fetch(`${webUrl}/api/v1/users/balance`, { headers: { cookie } })
      .then((response) => response.json())
      .catch(() => null);
    const parsed = balanceSchema.safeParse(answer);
    if (parsed.success) this.shown = parsed.data.balance;
  }
}
