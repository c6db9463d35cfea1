import type { Redis, Result } from 'ioredis';
import { personChannel, personStream } from '~/realtime/protocol/envelope';
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
export function createPublisher(redis: Redis): Publisher {
  redis.defineCommand('publishPersonEvent', { numberOfKeys: 3, lua: publishScript });
  redis.defineCommand('fenceRelay', { numberOfKeys: 1, lua: fenceScript });
  return {
    async fence({ partition, epoch }) {
      await redis.fenceRelay(fenceOf(partition), epoch);
    },
    async publish({ events, controls }, leases, kept) {
      if (events.length + controls.length === 0) return [];
      const epochs = new Map(leases.map(({ partition, epoch }) => [partition, epoch]));
      const pipeline = redis.pipeline();
      for (const { personId, partition, mayRepeat, envelope } of events) {
        const { eventId, channel, name } = envelope;
        pipeline.publishPersonEvent(
          personStream(personId),
          personChannel(personId),
          fenceOf(partition),
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
        pipeline.publish(personChannel(personId), JSON.stringify(control));
      }
      const results = await pipeline.exec();
      if (!results) throw new Error('Redis did not answer');
      return results.flatMap(([error], index) => {
        if (!error) return [];
        const event = events[index];
        if (!event || error.name !== 'ReplyError' || aboutRedis.test(error.message)) throw error;
        return [{ rowId: event.rowId, reason: error.message }];
      });
    },
  };
}

const fenceOf = (partition: number) => `relay:fence:${partition}`;
