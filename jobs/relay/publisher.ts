import type { Result } from 'ioredis';
import type { RedisClient } from '~/db/redis-connection';
import { planTrip } from '~/db/plan-trip';
import {
  personChannel,
  personStream,
  personTags,
  relayFence,
  relayFenceOf,
} from '~/realtime/protocol/envelope';
import type { Lease } from './leases';
import { fenceScript, publishScript } from './publish-script';
import type { Message } from '~/realtime/protocol/publication';
import type { Control } from './subscriber';

interface StoredEvent {
  rowId: string;
  partition: number;
  personId: string;
  /** True if it may have been published before: by a former leader, or to a Redis that has restarted. */
  mayRepeat: boolean;
  /** The message as stored and published, in the format that the gateways read. */
  envelope: Message & {
    kind: 'event';
    eventId: string;
    aggregateId: string;
    version: number;
    traceparent?: string | undefined;
  };
}

export interface OutgoingBatch {
  events: StoredEvent[];
  controls: Control[];
}

interface Kept {
  entries: number;
  seconds: number;
}

interface Refused {
  rowId: string;
  reason: string;
}

declare module 'ioredis' {
  interface RedisCommander<Context> {
    fenceRelay(fence: string, epoch: number): Result<string, Context>;
    publishPersonEvent(
      stream: string,
      channel: string,
      fence: string,
      entriesKept: number,
      secondsKept: number,
      epoch: number,
      eventPart: string,
      namePart: string,
      body: string,
    ): Result<string, Context>;
  }
}

export interface Publisher {
  /** Makes Redis reject later commands of earlier holders of the partition. */
  fence(lease: Lease): Promise<void>;
  /**
   * Publishes all events in order, in one round trip. Returns the events that Redis rejects because of
   * their content. Throws if Redis could not accept them, or if another relay leads.
   */
  publish(batch: OutgoingBatch, leases: Lease[], kept: Kept): Promise<Refused[]>;
}

/** Error replies about the state of Redis, not about the command. */
const aboutRedis =
  /\b(?:BUSY|CLUSTERDOWN|FENCED|LOADING|MASTERDOWN|MISCONF|NOAUTH|NOPERM|NOREPLICAS|NOSCRIPT|OOM|READONLY|TRYAGAIN)\b/;

/**
 * Creates a publisher of events to connected clients, which also stores them for clients that reconnect.
 */
export function createPublisher(redis: RedisClient): Publisher {
  redis.defineCommand('publishPersonEvent', { numberOfKeys: 3, lua: publishScript });
  redis.defineCommand('fenceRelay', { numberOfKeys: 1, lua: fenceScript });
  return {
    async fence({ partition, epoch }) {
      const trip = planTrip(redis);
      for (const tag of personTags) {
        const fence = relayFence(tag, partition);
        trip.to(fence).fenceRelay(fence, epoch);
      }
      for (const { error } of await trip.go()) if (error) throw error;
    },
    async publish({ events, controls }, leases, kept) {
      if (events.length + controls.length === 0) return [];
      const epochs = new Map(leases.map(({ partition, epoch }) => [partition, epoch]));
      const trip = planTrip(redis);
      for (const { personId, partition, rowId, mayRepeat, envelope } of events) {
        const { eventId, channel, name } = envelope;
        trip.to(personStream(personId), rowId).publishPersonEvent(
          personStream(personId),
          personChannel(personId),
          relayFenceOf(personId, partition),
          kept.entries,
          kept.seconds,
          epochs.get(partition) ?? 0,
          // The exact form in the envelope; inside a string of it the quotes would be escaped.
          mayRepeat ? `"eventId":${JSON.stringify(eventId)}` : '',
          mayRepeat ? `"channel":${JSON.stringify(channel)},"name":${JSON.stringify(name)}` : '',
          JSON.stringify(envelope).slice(1),
        );
      }
      for (const { personId, sessionId } of controls) {
        const control = { kind: 'control', action: 'session-revoked', sessionId };
        trip.to(personChannel(personId)).spublish(personChannel(personId), JSON.stringify(control));
      }
      return (await trip.go()).flatMap(({ error, about: rowId }) => {
        if (!error) return [];
        if (!rowId || error.name !== 'ReplyError' || aboutRedis.test(error.message)) throw error;
        return [{ rowId, reason: error.message }];
      });
    },
  };
}
