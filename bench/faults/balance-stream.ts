import { setTimeout as pause } from 'node:timers/promises';
import { EventSource } from 'eventsource';
import * as z from 'zod';
import { newerFigure, type TimedFigure } from '~/app/kit/realtime/newer-figure';
import { timeOf, type StreamFrame } from '~/app/kit/realtime/stream-event';
import { readStream } from '~/app/kit/realtime/stream-reader';

interface BalanceStreamOptions {
  /** Returns the address of any gateway. It is chosen again for every connection. */
  gatewayUrl: () => string;
  webUrl: string;
  cookie: string;
}

const balanceSchema = z.object({ balance: z.number() });

/** Milliseconds before a failed load is repeated. */
const loadAgainMs = 500;

/**
 * Follows a person's balance on their event stream, with the browser client's own reader, and shows what
 * a page would: a load is repeated until the site responds, and the newer of load and event counts.
 */
export class BalanceStream {
  /** All balances received, in order. */
  readonly received: number[] = [];
  /** The number of balances that were received more than once. A reload resets the comparison. */
  repeats = 0;
  #since = new Set<number>();
  #loaded: TimedFigure | null = null;
  #latest: TimedFigure | null = null;
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

  /** The balance that a page would show; null before any was received. */
  get shown(): number | null {
    if (!this.#loaded) return this.#latest?.figure ?? null;
    return newerFigure(this.#loaded, this.#latest);
  }

  /** Describes what was received last, for the report of a stream that shows another balance. */
  describe(): string {
    const at = ({ figure, at }: TimedFigure) => `${figure} of ${new Date(at).toISOString()}`;
    const loaded = this.#loaded ? at(this.#loaded) : 'nothing';
    const latest = this.#latest ? at(this.#latest) : 'nothing';
    return `loaded ${loaded}, last event ${latest}, ${this.resyncs.length} resyncs`;
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

  #take(frame: StreamFrame): void {
    const { event, lastEventId } = frame;
    this.#lastEventId = lastEventId;
    if (event.eventName === 'user.token-balance-updated.event') {
      this.received.push(event.balance);
      if (this.#since.has(event.balance)) this.repeats += 1;
      this.#since.add(event.balance);
      const at = timeOf(frame);
      if (!this.#latest || this.#latest.at <= at) this.#latest = { figure: event.balance, at };
    }
    if (event.eventName === 'resync') {
      this.resyncs.push(Date.now());
      this.#since.clear();
      void this.#load();
    }
  }

  /** Loads the data like a page after a resync event, which waits until the site can be reached. */
  async #load(): Promise<void> {
    const { signal } = this.#stop;
    while (!signal.aborted) {
      const at = Date.now();
      const figure = await this.#readBalance();
      if (figure !== null) {
        if (!this.#loaded || this.#loaded.at <= at) this.#loaded = { figure, at };
        return;
      }
      await pause(loadAgainMs);
    }
  }

  async #readBalance(): Promise<number | null> {
    const { webUrl, cookie } = this.options;
    const answer: unknown = await fetch(`${webUrl}/api/v1/users/balance`, { headers: { cookie } })
      .then((response) => response.json())
      .catch(() => null);
    return balanceSchema.safeParse(answer).data?.balance ?? null;
  }
}
