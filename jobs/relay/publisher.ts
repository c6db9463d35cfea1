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
  /** Whether it may have been said before: by a former leader, or to a Redis that started anew. */
  mayRepeat: boolean;
  /** What is stored and published, as the gateways read it. */
  envelope: Message & {
    kind: 'event';
    eventId: string;
    aggregateId: string;
    version: number;
    traceparent?: string | undefined;
  };
}

export interface Said {
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
  /** Makes Redis refuse what earlier holders of the partition still say. */
  fence(lease: Lease): Promise<void>;
  /**
   * All of them in the order given, in one round trip. Answers those that Redis refuses for their
   * own sake; throws when it could not take them, or another relay leads.
   */
  publish(said: Said, leases: Lease[], kept: Kept): Promise<Refused[]>;
}

/** Replies that say how Redis fares and not what is wrong with the command. */
const aboutRedis =
  /\b(?:BUSY|CLUSTERDOWN|FENCED|LOADING|MASTERDOWN|MISCONF|NOAUTH|NOPERM|NOREPLICAS|NOSCRIPT|OOM|READONLY|TRYAGAIN)\b/;

/** Hands events to whoever listens, and keeps them for whoever comes back. */
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
          // As they stand in the envelope; within a string of it the quotes would be escaped.
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
