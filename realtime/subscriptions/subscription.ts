import type { Envelope } from '../protocol/envelope';
import type { Message } from '../protocol/publication';
import type { AddressedEnvelope, EventEnvelope } from './envelopes';
import { createEventFilter, type Verdict } from './event-filter';
import type { Listener } from './listener';
import { beforeFirst, compareStreamIds } from './stream-id';

const resync = {
  kind: 'ephemeral',
  channel: 'stream',
  name: 'resync',
  payload: {},
} satisfies Message & { kind: 'ephemeral' };

export interface SubscriptionHandles {
  deliver(subscription: Subscription, envelope: AddressedEnvelope): void;
  count(outcome: Verdict | 'behind' | 'ephemeral' | 'control'): void;
}

/** The subscription of one gateway for one person, shared by all of their connections to it. */
export class Subscription {
  /** Connections, including those being admitted; the subscription ends with the last one. */
  readonly listeners = new Set<Listener>();
  /** The newest entry of the person's stream that the listeners have received. */
  position = beforeFirst;
  /** The newest entry when the subscription began; older entries are never delivered. */
  #beginning = beforeFirst;
  /** The mark of Redis's memory, read while the stream was empty. */
  #memoryMark: string | null = null;
  #judge = createEventFilter();
  #held: AddressedEnvelope[] | null = null;
  #turn: Promise<unknown> = Promise.resolve();

  constructor(
    readonly personId: string,
    private readonly handles: SubscriptionHandles,
  ) {}

  begin(position: string, memoryMark: string | null): void {
    this.position = position;
    this.#beginning = position;
    this.#memoryMark = memoryMark;
  }

  /**
   * Receives a message of the channel. The end of a session takes effect immediately, also during a pause.
   */
  receive(envelope: Envelope): void {
    if (envelope.kind === 'control') {
      this.handles.count('control');
      this.#revoke(envelope.sessionId);
    } else if (this.#held) {
      this.#held.push(envelope);
    } else {
      this.#tell(envelope);
    }
  }

  /**
   * Runs work while incoming messages are held back, so that entries the work reads from the stream come
   * before them. Only one piece of work runs at a time.
   */
  pausedWhile<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = this.#turn.then(async () => {
      this.#held = [];
      try {
        return await work();
      } finally {
        const held = this.#held;
        this.#held = null;
        for (const envelope of held) this.#tell(envelope);
      }
    });
    this.#turn = turn.catch(() => undefined);
    return turn;
  }

  /**
   * Delivers what was published while no connection was subscribed. `after` returns null when the entry
   * at the position is gone and the gap is therefore unknown. Then connections load everything again, and
   * all remaining entries since the beginning are processed again.
   */
  async catchUp(read: {
    after(position: string): Promise<EventEnvelope[] | null>;
    whatIsLeft(position: string): Promise<EventEnvelope[]>;
    memoryMark(): Promise<string>;
  }): Promise<void> {
    const missed = await read.after(this.position);
    if (missed) return this.#tellAll(missed);
    const hasLost = this.position !== beforeFirst || (await this.#isMemoryLost(read));
    if (hasLost) this.#tell(resync);
    const left = await read.whatIsLeft(this.#beginning);
    this.position = this.#beginning;
    this.#tellAll(left);
    // With a new connection sockets load what they missed.
    if (hasLost) this.#endSockets();
  }

  /** Reads the memory mark; another one means that Redis has lost events of a stream that was empty. */
  async #isMemoryLost(read: { memoryMark(): Promise<string> }): Promise<boolean> {
    const before = this.#memoryMark;
    this.#memoryMark = await read.memoryMark();
    return before !== this.#memoryMark;
  }

  #endSockets(): void {
    for (const listener of this.listeners) {
      if (listener.kind === 'socket') listener.endConnection();
    }
  }

  #tellAll(events: readonly EventEnvelope[]): void {
    for (const event of events) this.#tell(event);
  }

  #tell(envelope: AddressedEnvelope): void {
    const verdict = envelope.kind === 'event' ? this.#verdictOn(envelope) : 'ephemeral';
    this.handles.count(verdict);
    if (verdict === 'new' || verdict === 'ephemeral') this.handles.deliver(this, envelope);
  }

  #verdictOn(event: EventEnvelope): Verdict | 'behind' {
    if (compareStreamIds(event.streamId, this.position) <= 0) return 'behind';
    this.position = event.streamId;
    return this.#judge(event);
  }

  #revoke(sessionId: string | null): void {
    for (const listener of this.listeners) {
      if (sessionId === null || listener.sessionId === sessionId) listener.revoke();
    }
  }
}
