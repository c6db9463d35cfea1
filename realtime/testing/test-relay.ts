import type { Redis } from 'ioredis';
import { newId } from '~/domain/shared/ids';
import { personChannel, personStream } from '../protocol/envelope';

interface TestEvent {
  channel: 'chats' | 'stream';
  name: string;
  payload: Record<string, unknown>;
  eventId?: string;
  aggregateId?: string;
  version?: number;
}

/** Adds to the stream and publishes in one step, as the relay does; without a channel it publishes nothing. */
const addAndPublish = `
  local id = redis.call('XADD', KEYS[1], '*', 'envelope', ARGV[1])
  if KEYS[2] then
    redis.call('SPUBLISH', KEYS[2], '{"streamId":"' .. id .. '",' .. string.sub(ARGV[1], 2))
  end
  return id`;

/** Creates a relay that publishes without an outbox. */
export function createTestRelay(redis: Redis) {
  const add = async (personId: string, event: TestEvent, channel?: string): Promise<string> => {
    const envelope = JSON.stringify({
      kind: 'event',
      eventId: event.eventId ?? newId(),
      aggregateId: event.aggregateId ?? newId(),
      version: event.version ?? 1,
      channel: event.channel,
      name: event.name,
      payload: event.payload,
    });
    const keys = [personStream(personId), ...(channel === undefined ? [] : [channel])];
    return String(await redis.eval(addAndPublish, keys.length, ...keys, envelope));
  };
  const publish = (personId: string, message: Record<string, unknown>) =>
    redis.spublish(personChannel(personId), JSON.stringify(message));

  return {
    /** Stores and publishes an event; returns the entry's id. */
    tell: (personId: string, event: TestEvent) => add(personId, event, personChannel(personId)),
    /** Stores an event without publishing it, as when a gateway's connection is down. */
    storeUnpublished: (personId: string, event: TestEvent) => add(personId, event),
    say: (personId: string, remark: Pick<TestEvent, 'channel' | 'name' | 'payload'>) =>
      publish(personId, { kind: 'ephemeral', ...remark }),
    revoke: (personId: string, sessionId: string | null) =>
      publish(personId, { kind: 'control', action: 'session-revoked', sessionId }),
    publishRaw: (personId: string, text: string) => redis.spublish(personChannel(personId), text),
  };
}
