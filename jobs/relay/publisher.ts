import type { Redis } from 'ioredis';
import { personChannel, personStream } from '~/realtime/protocol/envelope';
import { publishScript } from './publish-script';
import type { Control, Publication } from './route';

export interface StoredEvent extends Publication {
  eventId: string;
  aggregateId: string;
  version: number;
  traceparent?: string | undefined;
}

interface Kept {
  entries: number;
  seconds: number;
}

declare module 'ioredis' {
  interface ChainableCommander {
    publishPersonEvent(
      stream: string,
      channel: string,
      entriesKept: number,
      secondsKept: number,
      body: string,
    ): ChainableCommander;
  }
}

export interface Publisher {
  /** All of them in the order given, in one round trip; throws when any failed. */
  publish(events: StoredEvent[], controls: Control[], kept: Kept): Promise<void>;
}

/** Hands events to whoever listens, and keeps them for whoever comes back. */
export function createPublisher(redis: Redis): Publisher {
  redis.defineCommand('publishPersonEvent', { numberOfKeys: 2, lua: publishScript });
  return {
    async publish(events, controls, kept) {
      if (events.length + controls.length === 0) return;
      const pipeline = redis.pipeline();
      for (const { personId, ...event } of events) {
        pipeline.publishPersonEvent(
          personStream(personId),
          personChannel(personId),
          kept.entries,
          kept.seconds,
          JSON.stringify({ kind: 'event', ...event }).slice(1),
        );
      }
      for (const { personId, sessionId } of controls) {
        const control = { kind: 'control', action: 'session-revoked', sessionId };
        pipeline.publish(personChannel(personId), JSON.stringify(control));
      }
      const results = await pipeline.exec();
      const failed = results?.find(([error]) => error !== null);
      if (!results || failed?.[0]) throw failed?.[0] ?? new Error('Redis did not answer');
    },
  };
}
