import { randomUUID } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { SandboxContext } from '../sandbox-provider';
import type { Clock } from './clock';
import { eventSchema, type EventRow } from './rows';
import { Table } from './table';

interface WebhookOptions {
  context: SandboxContext;
  clock: Clock;
  /** The target at /control for misbehaving deliveries. */
  target: string;
  file: string | undefined;
  url: string | undefined;
  /** The response that confirms a delivery; any successful one if undefined. */
  expects?: string;
  /** Returns the request of one delivery to an address, signed at its time. */
  deliveryOf: (url: string, event: EventRow, now: Date) => Delivery;
}

/** The request that delivers an event. */
export interface Delivery {
  url: string;
  init: RequestInit;
}

/** Returns a function that creates deliveries as JSON with signed headers. */
export const asJson =
  (sign: (event: EventRow, now: Date) => Record<string, string>): WebhookOptions['deliveryOf'] =>
  (url, event, now) => ({
    url,
    init: {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...sign(event, now) },
      body: event.body,
    },
  });

/** Milliseconds between attempts; after the last, an event is given up until it is delivered by hand. */
const pauses = [500, 1_000, 2_000, 5_000, 15_000, 60_000, 300_000, 900_000];
const answerMs = 10_000;

/**
 * Delivers events to a merchant, repeatedly until it returns success. With /control a delivery is lost
 * (`fail`), repeated (`repeat`) or late (`late`), or waits until the next one has overtaken it (`hang`).
 */
export class Webhooks {
  readonly events: Table<EventRow>;
  #url: string | undefined;
  #held: EventRow[] = [];
  #stopped = new AbortController();

  constructor(private readonly options: WebhookOptions) {
    this.#url = options.url;
    this.events = new Table(eventSchema, options.file);
    for (const event of this.events.list()) if (event.state === 'waiting') void this.#tell(event);
  }

  get url(): string | undefined {
    return this.#url;
  }

  set url(url: string | undefined) {
    this.#url = url;
  }

  /** Stores an event and starts its delivery. */
  emit(type: string, bodyOf: (id: string, createdAt: string) => object): void {
    const id = `evt_${randomUUID()}`;
    const createdAt = this.options.clock.now().toISOString();
    const body = JSON.stringify(bodyOf(id, createdAt));
    const event = this.events.put({
      id,
      type,
      createdAt,
      body,
      attempts: 0,
      state: 'waiting',
      lastStatus: null,
    });
    this.#set(event);
  }

  /** Delivers an event once, immediately, in whatever state it is; returns the merchant's status. */
  async deliver(event: EventRow): Promise<number | null> {
    return (await this.#send(event)).status;
  }

  stop(): void {
    this.#stopped.abort();
  }

  async #send(event: EventRow): Promise<{ status: number | null; isTaken: boolean }> {
    const { clock, deliveryOf, expects } = this.options;
    if (!this.#url) return { status: null, isTaken: false };
    const { url, init } = deliveryOf(this.#url, event, clock.now());
    const signal = AbortSignal.any([this.#stopped.signal, AbortSignal.timeout(answerMs)]);
    const sent = await fetch(url, { ...init, redirect: 'error', signal }).then(
      async (response) => {
        const text = await response.text();
        return {
          status: response.status,
          isTaken: response.ok && (expects === undefined || text === expects),
        };
      },
      () => ({ status: null, isTaken: false }),
    );
    const stored = this.events.get(event.id) ?? event;
    this.events.put({
      ...stored,
      attempts: stored.attempts + 1,
      lastStatus: sent.status,
      state: sent.isTaken ? 'delivered' : stored.state,
    });
    return sent;
  }

  /** Starts a delivery with the behaviour set at /control. */
  #set(event: EventRow): void {
    const { behaviours } = this.options.context;
    const taken = behaviours.take(this.options.target, event.body);
    const held = this.#held.splice(0);
    if (taken?.behaviour === 'fail') this.events.put({ ...event, state: 'lost' });
    else if (taken?.behaviour === 'hang') this.#held.push(event);
    else void this.#tell(event, taken?.behaviour === 'late' ? (taken.delayMs ?? 1_000) : 0, held);
    if (taken?.behaviour === 'repeat') void this.#tell(event);
    if (taken?.behaviour === 'fail' || taken?.behaviour === 'hang') this.#held.push(...held);
  }

  /** Delivers an event until it is accepted, then the events that had to wait for it. */
  async #tell(event: EventRow, waitMs = 0, afterwards: readonly EventRow[] = []): Promise<void> {
    const { signal } = this.#stopped;
    try {
      await delay(waitMs, undefined, { signal, ref: false });
      await this.#insist(event);
      for (const held of afterwards) await this.#insist(held);
    } catch {
      // The sandbox is stopping; waiting events are delivered after the next start.
    }
  }

  async #insist(event: EventRow): Promise<void> {
    const { signal } = this.#stopped;
    for (const pause of pauses) {
      if ((await this.#send(event)).isTaken) return;
      await delay(pause, undefined, { signal, ref: false });
    }
    this.events.put({ ...(this.events.get(event.id) ?? event), state: 'given-up' });
  }
}
