import { refuse, type Refusal } from '../refusals';
import type { RedisClient } from '~/db/redis-connection';
import type { Logger } from '~/observability/logger';
import type { GatewayMetrics } from '../gateway-metrics';
import type { GatewayLimits } from '../limits';
import { personChannel } from '../protocol/envelope';
import { within } from '../within';
import type { Channels } from './channels';
import { parseEnvelope } from './envelopes';
import type { Listener } from './listener';
import { readAfter, readMemoryMark, readPosition, readWhatIsLeft } from './read-events';
import { beforeFirst } from './stream-id';
import { Subscription, type SubscriptionHandles } from './subscription';

interface Handles {
  channels: Channels;
  redis: RedisClient;
  deliver: SubscriptionHandles['deliver'];
  metrics: GatewayMetrics;
  logger: Logger;
  limits: GatewayLimits;
  /** Called when channels are subscribed again after Redis was unavailable. */
  onRecovered(): void;
}

export interface Claim {
  ok: true;
  subscription: Subscription;
  /**
   * True once the channel is subscribed, so that no later message is missed; false when Redis is
   * unavailable.
   */
  opened: Promise<boolean>;
  /** Must be called when the connection closes, in any state; safe to repeat. */
  leave(): void;
}

/** The channels of the people connected here: the first listener subscribes, the last one unsubscribes. */
export class Subscriptions {
  #byChannel = new Map<string, { subscription: Subscription; opened: Promise<void> }>();

  constructor(private readonly handles: Handles) {
    handles.channels.listen({
      onMessage: (channel, text) => this.#receive(channel, text),
      onReady: (isAffected) => void this.#recover(isAffected),
    });
  }

  *listeners(): Iterable<Listener> {
    for (const { subscription } of this.#byChannel.values()) yield* subscription.listeners;
  }

  /** Adds a connection to the listeners of a person's channel. */
  claim(personId: string, listener: Listener): Claim | Refusal<'too-many-connections'> {
    const { subscription, opened } = this.#find(personId);
    if (subscription.listeners.size >= this.handles.limits.connectionsPerPerson) {
      return refuse('too-many-connections');
    }
    subscription.listeners.add(listener);
    const leave = () => {
      if (subscription.listeners.delete(listener)) this.#release(subscription);
    };
    return { ok: true, subscription, opened: this.#isOpened(opened), leave };
  }

  async #isOpened(opened: Promise<void>): Promise<boolean> {
    try {
      await within(this.handles.limits.subscribeWaitMs, opened);
      return true;
    } catch (error) {
      this.handles.logger.warn({ err: error }, 'cannot subscribe');
      return false;
    }
  }

  #find(personId: string) {
    const channel = personChannel(personId);
    let entry = this.#byChannel.get(channel);
    if (!entry) {
      const subscription = new Subscription(personId, {
        deliver: this.handles.deliver,
        count: (outcome) => this.handles.metrics.envelopes.inc({ outcome }),
      });
      entry = { subscription, opened: this.#open(subscription) };
      entry.opened.catch(() => undefined);
      this.#byChannel.set(channel, entry);
    }
    return entry;
  }

  #release(subscription: Subscription): void {
    if (subscription.listeners.size > 0) return;
    const channel = personChannel(subscription.personId);
    this.#byChannel.delete(channel);
    this.handles.channels.unsubscribe(channel).catch(() => undefined);
  }

  // The last listener may have left before the work starts: then the channel stays unsubscribed.
  #open(subscription: Subscription): Promise<void> {
    const { channels, redis } = this.handles;
    const { personId } = subscription;
    return subscription.pausedWhile(async () => {
      if (subscription.listeners.size === 0) return;
      await channels.subscribe(personChannel(personId));
      const position = await readPosition(redis, personId);
      const isEmpty = position === beforeFirst;
      subscription.begin(position, isEmpty ? await readMemoryMark(redis, personId) : null);
    });
  }

  #receive(channel: string, text: string): void {
    const entry = this.#byChannel.get(channel);
    if (!entry) return;
    const envelope = parseEnvelope(text);
    if (envelope) return entry.subscription.receive(envelope);
    this.handles.metrics.envelopes.inc({ outcome: 'malformed' });
    this.handles.logger.warn({ channel }, 'no envelope');
  }

  /** Subscribes to its channels again after Redis was unavailable and delivers what was missed. */
  async #recover(isAffected: (channel: string) => boolean): Promise<void> {
    const affected = [...this.#byChannel].filter(([channel]) => isAffected(channel));
    await Promise.all(affected.map(([, { subscription }]) => this.#reopen(subscription)));
    this.handles.onRecovered();
  }

  async #reopen(subscription: Subscription): Promise<void> {
    const { channels, redis, logger } = this.handles;
    const { personId } = subscription;
    try {
      await subscription.pausedWhile(async () => {
        if (subscription.listeners.size === 0) return;
        await channels.subscribe(personChannel(personId));
        await subscription.catchUp({
          after: (position) => readAfter(redis, personId, position),
          whatIsLeft: (position) => readWhatIsLeft(redis, personId, position),
          memoryMark: () => readMemoryMark(redis, personId),
        });
      });
    } catch (error) {
      logger.warn({ err: error }, 'cannot catch up: the connections are sent away');
      for (const listener of subscription.listeners) listener.endConnection();
    }
  }
}
